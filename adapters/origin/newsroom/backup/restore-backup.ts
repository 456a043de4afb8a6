import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { migrations } from '../../database/migrations/all-migrations.ts';
import { tidy } from '../../database/tidy-regularly.ts';
import { everything, removed } from '../../database/edits/change.ts';
import type { Change } from '../../database/edits/change.ts';
import type { Edition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { Newsroom } from '../newsroom.ts';
import { allUploads, removeUploads } from '../../removals/remove-uploads.ts';
import { CommandFailure } from '../command-failure.ts';
import { bringUpToDate } from './prepare-database.ts';
import { readBackup } from './read-backup.ts';
import type { Backup } from './read-backup.ts';
import { foreignKeysOf, tablesOf } from './tables.ts';
import type { Table } from './tables.ts';

export interface RestoreCommand {
  readonly file: string;
  /** Replaces what is there. */
  readonly force: boolean;
}

interface Poured {
  readonly rows: number;
  readonly pictures: number;
}

export interface RestoreReport extends Poured {
  readonly edition: Edition | null;
}

const atOnce = 500;

/** Whether anybody has written anything: the sites alone come from the configuration. */
const isEmpty = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{
    there: boolean;
  }>`select exists (select from articles) or exists (select from authors) as there`.execute(db);
  return rows[0]?.there !== true;
};

/**
 * Empties the database and builds it up to where the backup's was, so that later migrations do to its rows what they
 * would have done there.
 */
const rebuild = async (all: Database, names: readonly string[]): Promise<void> => {
  for (const { name } of await tablesOf(all)) await sql`drop table ${sql.table(name)} cascade`.execute(all);
  for (const name of names) await migrations[name]?.up(all);
  await sql`delete from kysely_migration`.execute(all);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date(0).toISOString()})`.execute(
      all,
    );
};

const insert = async (
  all: Database,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
    all,
  );
};

/** Counters go on behind the highest number that came. */
const setCounters = async (all: Database, tables: readonly Table[]): Promise<void> => {
  for (const { name, counters } of tables) {
    for (const column of counters) {
      await sql`select setval(pg_get_serial_sequence(${name}, ${column}), coalesce((select max(${sql.ref(column)}) from ${sql.table(name)}), 0) + 1, false)`.execute(
        all,
      );
    }
  }
};

const pour = async (all: Database, { lines }: Backup, folder: string): Promise<Poured> => {
  let [rows, pictures]: [number, number] = [0, 0];
  let into: { readonly table: string; readonly columns: readonly string[] } = { table: '', columns: [] };
  let waiting: string[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await insert(all, into.table, into.columns, waiting);
    rows += waiting.length;
    waiting = [];
  };
  for await (const line of lines) {
    if ('row' in line) waiting.push(line.row);
    if (!('row' in line) || waiting.length >= atOnce) await flush();
    if ('table' in line) into = line;
    if ('picture' in line) {
      await writeFile(join(folder, line.picture), Buffer.from(line.bytes, 'base64'));
      pictures += 1;
    }
    if ('end' in line && (line.end.rows !== rows || line.end.pictures !== pictures))
      throw new CommandFailure('broken-backup', `${rows}/${line.end.rows}`);
  }
  return { rows, pictures };
};

/** What anybody may have a copy of: what is there now, and what was removed not long ago. */
const slugsSoFar = async (all: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{
    slug: string;
  }>`select slug from articles union select unnest(slugs) from edits where kind = 'removed'`.execute(all);
  return rows.map(({ slug }) => slug);
};

/**
 * Copies of before are none of this content; what the backup does not have is removed by name too, as it would be by
 * an editor.
 */
const changesSince = async (all: Database, before: readonly string[]): Promise<readonly Change[]> => {
  const there = new Set(
    (await all.selectFrom('articles').select('slug').where('active', '=', true).execute()).map(({ slug }) => slug),
  );
  return [...removed(before.filter((slug) => !there.has(slug))), everything];
};

/** References are taken off while rows come in any order, and hold again at the end. */
const refill = async (
  all: Database,
  backup: Backup,
  folder: string,
): Promise<{ readonly done: Poured; readonly changes: readonly Change[] }> => {
  const before = await slugsSoFar(all);
  await rebuild(all, backup.head.migrations);
  const tables = await tablesOf(all);
  const keys = await foreignKeysOf(all, tables);
  for (const { name, table } of keys)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(all);
  const report = await pour(all, backup, folder);
  for (const { name, table, definition } of keys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(all);
  await setCounters(all, tables);
  return { done: report, changes: await changesSince(all, before) };
};

/** A refusal by the database itself (SQLSTATE) is the backup's fault. */
const isOfRows = (cause: unknown): boolean => /^[0-9A-Z]{5}$/.test(String((cause as { readonly code?: unknown }).code));

const keepPictures = async (from: string, uploads: string): Promise<void> => {
  for (const name of await readdir(from)) await rename(join(from, name), join(uploads, name));
};

/**
 * Makes the newsroom what it was when the backup was made, whole or not at all, then brings its schema up to date.
 * Pictures are added to
 * those that are there. Throws an `CommandFailure` over a database with content unless forced, and for a backup that is
 * none, damaged or too new.
 */
export const restoreBackup = async (newsroom: Newsroom, { file, force }: RestoreCommand): Promise<RestoreReport> => {
  const { db, dataDir, now } = newsroom;
  const backup = await readBackup(file);
  const unknown = backup.head.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) throw new CommandFailure('newer-backup', unknown);
  if (!force && !(await isEmpty(db))) throw new CommandFailure('not-empty', file);
  const used = await allUploads(db);
  const uploads = join(dataDir, 'uploads');
  const waiting = join(uploads, '.restored');
  await mkdir(waiting, { recursive: true });
  try {
    const { done } = await inEdit(db, (all) => refill(all, backup, waiting), { newEpoch: true }).catch(
      (cause: unknown) => {
        throw isOfRows(cause) ? new CommandFailure('broken-backup', (cause as Error).message) : cause;
      },
    );
    await keepPictures(waiting, uploads);
    await bringUpToDate(newsroom);
    const { edition } = await inEdit(db, async (all) => {
      await removeUploads(all, used, now());
      return { done: null, changes: [everything] };
    });
    await tidy({ db });
    return { ...done, edition };
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
};
