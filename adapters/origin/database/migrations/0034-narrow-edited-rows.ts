import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** PostgreSQL 17 and later can report whether a value is stored out of line. */
const tellsWhatIsApart = 170_000;

const within = (column: 'vector' | 'whole_vector') =>
  sql`(${sql.ref(column)} is not null and pg_column_toast_chunk_id(${sql.ref(column)}) is null)`;

/** Rows edited since 0033 store the vector inside the row, because their filler was already compressed. */
export const narrowEditedRows: Migration = {
  up: async (db) => {
    // Prevents a deadlock with another origin that updates many rows in a different order.
    await sql`lock table article_search in share row exclusive mode`.execute(db);
    const {
      rows: [server],
    } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(db);
    const some =
      (server?.version ?? 0) >= tellsWhatIsApart ? sql`where ${within('vector')} or ${within('whole_vector')}` : sql``;
    await sql`update article_search set filler = default ${some}`.execute(db);
  },
};
