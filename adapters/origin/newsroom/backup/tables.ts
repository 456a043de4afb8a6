import { sql } from 'kysely';
import { tablesOfTheInstallation } from '../../database/migrations/0012-edits.ts';
import { tablesOfStaff } from '../../database/migrations/0019-staff.ts';
import { tablesOfIdentities } from '../../database/migrations/0021-staff-identities.ts';
import { tablesOfQuizTakers } from '../../database/migrations/0022-quizzes.ts';
import { tablesOfPasskeys } from '../../database/migrations/0023-staff-passkeys.ts';
import { tablesOfReaders } from '../../database/migrations/0024-reader-accounts.ts';
import { tablesOfNewsletters } from '../../database/migrations/0025-newsletters.ts';
import { tablesOfIssues } from '../../database/migrations/0026-newsletter-issues.ts';
import { tablesOfTopics } from '../../database/migrations/0029-topics.ts';
import { tablesOfUploads } from '../../database/migrations/0035-upload-files.ts';
import { tablesOfTheSchema } from '../../database/migrations/0036-oldest-writer.ts';
import { migrations } from '../../database/migrations/all-migrations.ts';
import type { Database } from '../../database/open-database.ts';

const notInBackups: ReadonlySet<string> = new Set([
  ...tablesOfTheInstallation,
  ...tablesOfStaff,
  ...tablesOfIdentities,
  ...tablesOfQuizTakers,
  ...tablesOfPasskeys,
  ...tablesOfReaders,
  ...tablesOfNewsletters,
  ...tablesOfIssues,
  ...tablesOfTopics,
  ...tablesOfUploads,
  ...tablesOfTheSchema,
]);

export interface Table {
  readonly name: string;
  /** Those that can be written. */
  readonly columns: readonly string[];
  /** Those that number themselves. */
  readonly counters: readonly string[];
}

/**
 * The names of the tables that migrations make: they are made aside, looked at and undone. Whatever else a shared
 * database holds is not ours.
 */
const ownNames = async (all: Database): Promise<readonly string[]> => {
  await sql`savepoint drawing_board`.execute(all);
  await sql`set local search_path to pg_temp`.execute(all);
  for (const name of Object.keys(migrations).toSorted()) await migrations[name]?.up(all);
  const { rows } = await sql<{
    name: string;
  }>`select relname as name from pg_class where relkind = 'r' and relnamespace = pg_my_temp_schema()`.execute(all);
  await sql`rollback to savepoint drawing_board`.execute(all);
  return rows.map(({ name }) => name);
};

/** The tables of the newsroom's content that there are, whatever migrations have made them. Needs a transaction. */
export const tablesOf = async (all: Database): Promise<readonly Table[]> => {
  const names = (await ownNames(all)).filter((name) => !notInBackups.has(name));
  const { rows } = await sql<Table>`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns, coalesce(json_agg(a.attname) filter (where a.attidentity <> ''), '[]') as counters
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname = any(${names}) group by c.relname order by c.relname`.execute(
    all,
  );
  return rows;
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
