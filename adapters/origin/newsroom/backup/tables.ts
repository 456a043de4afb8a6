import { sql } from 'kysely';
import { migrations } from '../../database/migrations/all-migrations.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { RowSource } from './table-rows.ts';

export interface Table extends RowSource {
  readonly counters: readonly string[];
}

/** Runs the migrations in a temporary schema: a shared database may hold other tables. Requires a transaction. */
export const ownNames = async (all: Database): Promise<readonly string[]> => {
  await sql`savepoint drawing_board`.execute(all);
  await sql`set local search_path to pg_temp`.execute(all);
  for (const name of Object.keys(migrations).toSorted()) await migrations[name]?.up(all);
  const { rows } = await sql<{
    name: string;
  }>`select relname as name from pg_class where relkind = 'r' and relnamespace = pg_my_temp_schema()`.execute(all);
  await sql`rollback to savepoint drawing_board`.execute(all);
  return rows.map(({ name }) => name);
};

export const tablesOf = async (all: Database, isWanted: (name: string) => boolean): Promise<readonly Table[]> => {
  const names = (await ownNames(all)).filter(isWanted);
  const { rows } = await sql<Omit<Table, 'from'>>`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns, coalesce(json_agg(a.attname) filter (where a.attidentity <> ''), '[]') as counters
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname = any(${names}) group by c.relname order by c.relname`.execute(
    all,
  );
  return rows.map((row) => ({ ...row, from: sql.table(row.name) }));
};

export interface ForeignKey {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

export const foreignKeysOf = async (all: Database, tables: readonly Table[]): Promise<readonly ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select k.conname as name, c.relname as table, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and c.relname = any(${tables.map(({ name }) => name)})`.execute(
    all,
  );
  return rows;
};
