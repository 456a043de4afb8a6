import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { migrations } from '../../database/migrations/all-migrations.ts';
import { CommandFailure } from '../context/command-failure.ts';
import { mergedTables } from './merged-tables.ts';
import type { Backup, BackupEnd, BackupHead } from './read-backup.ts';
import { isInVersion1, partOf } from './table-parts.ts';
import { createTally, totalOf } from './table-rows.ts';
import type { RowSource, Tally, Total } from './table-rows.ts';
import { foreignKeysOf, tablesOf } from './tables.ts';
import type { Table } from './tables.ts';

export interface RefilledTable extends Total {
  readonly name: string;
  readonly added: number;
}

export interface Refilled {
  readonly pictures: number;
  readonly tables: readonly RefilledTable[];
}

interface Refilling {
  readonly putPicture: (name: string, content: Buffer) => Promise<void>;
  /** True if the database was empty; merged tables are then compared too. */
  readonly isNew: boolean;
}

const atOnce = 500;

const replacedBy = ({ head: { version }, hasReaders }: Backup): ((name: string) => boolean) =>
  version === 1
    ? isInVersion1
    : (name) => (hasReaders ? ['content', 'readers', 'of-readers'] : ['content']).includes(partOf(name) ?? '');

const apply = async (all: Database, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await migrations[name]?.up(all);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date(0).toISOString()})`.execute(
      all,
    );
  }
};

/** Recreates tables with the backup's schema: later migrations then also change the restored rows. */
const rebuild = async (all: Database, { migrations: names }: BackupHead, isReplaced: (name: string) => boolean) => {
  for (const { name } of await tablesOf(all, isReplaced)) await sql`drop table ${sql.table(name)} cascade`.execute(all);
  await sql`delete from kysely_migration`.execute(all);
  await apply(all, names);
};

const setCounters = async (all: Database, tables: readonly Table[]): Promise<void> => {
  for (const { name, counters } of tables) {
    for (const column of counters) {
      await sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce((select max(${sql.ref(column)}) from ${sql.table(name)}), 0) + 1, false)`.execute(
        all,
      );
    }
  }
};

/** Deleted articles and past versions keep their ids. */
const keepIdsApart = async (all: Database): Promise<void> => {
  await sql`select setval(pg_get_serial_sequence('articles', 'id'), 1 + greatest(
    (select max(id) from articles), (select max(id) from deleted_articles), (select max(root_id) from article_versions), (select max(article_id) from article_pasts), 0), false)`.execute(
    all,
  );
};

const merged = new Map(mergedTables.map((table) => [table.name, table]));
const isMerged = (name: string): boolean => merged.has(name);
const fromOf = (name: string) => merged.get(name)?.from ?? sql.table(name);

const insertInto = ({ name: table, columns }: RowSource, rows: string) => {
  const into = merged.get(table);
  if (into !== undefined) return into.insert(rows);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return sql<never>`insert into ${sql.table(table)} (${names}) overriding system value select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`;
};

const none: Total = createTally().total();
const broken = (about: string): CommandFailure => new CommandFailure('broken-backup', about);

const compare = (name: string, found: Total, expected: Partial<Total>): void => {
  if (expected.rows !== undefined && found.rows !== expected.rows)
    throw broken(`${name}: ${found.rows}/${expected.rows}`);
  if (expected.sha256 !== undefined && found.sha256 !== expected.sha256) throw broken(`${name}: SHA-256`);
};

interface Reading extends RowSource {
  readonly tally: Tally;
  added: number;
}

const compareWhole = ({ hasReaders }: Backup, read: readonly Reading[], pictures: Total, end: BackupEnd): void => {
  const isSealed = ({ name }: RowSource): boolean => hasReaders && partOf(name) === 'readers';
  const clear = read.filter((table) => !isSealed(table));
  const rows = clear.reduce((sum, { tally }) => sum + tally.total().rows, 0);
  compare('tables', { rows: clear.length, sha256: '' }, { rows: end.tables ?? clear.length });
  compare('rows', { rows, sha256: '' }, { rows: end.rows });
  compare('pictures', pictures, { rows: end.pictures, sha256: end.sha256 ?? pictures.sha256 });
};

const pour = async (
  all: Database,
  backup: Backup,
  { putPicture, isTaken }: Pick<Refilling, 'putPicture'> & { readonly isTaken: (table: string) => boolean },
): Promise<{ readonly tables: readonly Reading[]; readonly pictures: number }> => {
  const [tables, pictures] = [new Map<string, Reading>(), createTally()];
  let into: Reading | undefined;
  let waiting: string[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    if (into === undefined) throw broken('table');
    const { numAffectedRows = 0n } = await insertInto(into, `[${waiting.join(',')}]`).execute(all);
    into.added += Number(numAffectedRows);
    waiting = [];
  };
  for await (const line of backup.lines) {
    if ('row' in line) {
      into?.tally.add(line.row);
      waiting.push(line.row);
    }
    if (!('row' in line) || waiting.length >= atOnce) await flush();
    if ('table' in line) {
      if (!isTaken(line.table) || tables.has(line.table)) throw broken(line.table);
      into = { name: line.table, columns: line.columns, from: fromOf(line.table), tally: createTally(), added: 0 };
      tables.set(line.table, into);
    }
    if ('total' in line) compare(into?.name ?? '', into?.tally.total() ?? none, line.total);
    if ('picture' in line) {
      pictures.add(JSON.stringify(line));
      await putPicture(line.picture, Buffer.from(line.bytes, 'base64'));
    }
    if ('end' in line) compareWhole(backup, [...tables.values()], pictures.total(), line.end);
  }
  return { tables: [...tables.values()], pictures: pictures.total().rows };
};

/** Version 1 is compared by row count only: its timestamps may use another time zone. */
const compareDatabase = async (all: Database, { head }: Backup, tables: readonly Reading[]): Promise<void> => {
  for (const table of tables) {
    const { rows, sha256 } = table.tally.total();
    compare(table.name, await totalOf(all, table), head.version === 1 ? { rows } : { rows, sha256 });
  }
};

/** Foreign keys are dropped during the import, because rows come in any order. */
const replaceAll = async (all: Database, backup: Backup, { putPicture, isNew }: Refilling): Promise<Refilled> => {
  const isReplaced = replacedBy(backup);
  await rebuild(all, backup.head, isReplaced);
  const replaced = await tablesOf(all, isReplaced);
  const keys = await foreignKeysOf(all, replaced);
  for (const { name, table } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(all);
  const isTaken = (name: string): boolean => isMerged(name) || replaced.some((table) => table.name === name);
  const { tables, pictures } = await pour(all, backup, { putPicture, isTaken });
  for (const { name, table, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(all);
  await setCounters(all, replaced);
  await compareDatabase(
    all,
    backup,
    tables.filter(({ name }) => isNew || !isMerged(name)),
  );
  await apply(
    all,
    Object.keys(migrations)
      .filter((name) => !backup.head.migrations.includes(name))
      .toSorted(),
  );
  await keepIdsApart(all);
  return { pictures, tables: tables.map(({ name, tally, added }) => ({ name, added, ...tally.total() })) };
};

/** SQLSTATE classes for invalid values, constraints and names: the backup is broken. */
const isOfRows = (cause: unknown): boolean =>
  /^(?:22|23|42)[0-9A-Z]{3}$/.test(String((cause as { readonly code?: unknown }).code));

/** Requires a transaction. Throws a `CommandFailure` if data differs from the backup's own counts or hashes. */
export const refill = (all: Database, backup: Backup, refilling: Refilling): Promise<Refilled> =>
  replaceAll(all, backup, refilling).catch((cause: unknown) => {
    throw isOfRows(cause) ? broken((cause as Error).message) : cause;
  });
