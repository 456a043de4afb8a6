import { sql } from 'kysely';
import type { Database } from './open-database.ts';
import type { Schema } from '../schema/schema.ts';

const batchSize = 500;

/** One JSON parameter per batch costs far less than one parameter per value. */
export const insertRows = async <T extends keyof Schema>(
  db: Database,
  table: T,
  columns: readonly (keyof Schema[T] & string)[],
  rows: readonly object[],
): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const from = sql.table(table);
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = JSON.stringify(rows.slice(at, at + batchSize));
    await sql`insert into ${from} (${names}) select ${names} from json_populate_recordset(null::${from}, ${batch}::json) on conflict do nothing`.execute(
      db,
    );
  }
};
