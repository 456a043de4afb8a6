import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** From here on a server tells whether a value stands apart from its row. */
const tellsWhatIsApart = 170_000;

const within = (column: 'vector' | 'whole_vector') =>
  sql`(${sql.ref(column)} is not null and pg_column_toast_chunk_id(${sql.ref(column)}) is null)`;

/**
 * A vector that was written beside a packed filler stands within its row, as that of each article that was edited
 * since 0033.
 */
export const narrowEditedRows: Migration = {
  up: async (db) => {
    // An origin beside this one, which writes many rows at once in an order of its own, waits its turn.
    await sql`lock table article_search in share row exclusive mode`.execute(db);
    const {
      rows: [server],
    } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(db);
    const some =
      (server?.version ?? 0) >= tellsWhatIsApart ? sql`where ${within('vector')} or ${within('whole_vector')}` : sql``;
    await sql`update article_search set filler = default ${some}`.execute(db);
  },
};
