import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import { appliedMigrations } from '../../database/migrate.ts';
import { avatarPattern, coverPattern } from '../../uploads/picture-paths.ts';
import type { Newsroom } from '../newsroom.ts';
import { CommandFailure } from '../command-failure.ts';
import { tablesOf } from './tables.ts';

export interface BackupReport {
  readonly rows: number;
  readonly pictures: number;
  /** Size of the file. */
  readonly bytes: number;
}

export const backupFormat = 'newsroom-backup';
export const backupVersion = 1;

const atOnce = 500;

type Counts = Record<'rows' | 'pictures', number>;

/** The rows of a table as the database itself writes them in JSON, so that no value passes through a number of ours. */
const rowsOf = async function* (all: Database, table: string, counts: Counts): AsyncGenerator<string> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
    all,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(atOnce)} from backup_rows`.execute(all);
    counts.rows += rows.length;
    if (rows.length > 0) yield `${rows.map(({ row }) => `{"row":${row}}`).join('\n')}\n`;
    if (rows.length < atOnce) break;
  }
  await sql`close backup_rows`.execute(all);
};

/** What was uploaded; those that are drawn by motif are drawn again wherever they are wanted. */
const picturesIn = async function* (folder: string, counts: Counts): AsyncGenerator<string> {
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) =>
      !name.startsWith('.') && !name.endsWith('.draft') && !coverPattern.test(name) && !avatarPattern.test(name),
  );
  for (const picture of names.toSorted()) {
    if (!(await stat(join(folder, picture))).isFile()) continue;
    counts.pictures += 1;
    yield `${JSON.stringify({ picture, bytes: (await readFile(join(folder, picture))).toString('base64') })}\n`;
  }
};

const linesOf = async function* (all: Database, { dataDir, now }: Newsroom, counts: Counts): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: backupFormat, version: backupVersion, madeAt: now(), migrations: [...(await appliedMigrations(all))].toSorted() })}\n`;
  for (const { name: table, columns } of await tablesOf(all)) {
    yield `${JSON.stringify({ table, columns })}\n`;
    yield* rowsOf(all, table, counts);
  }
  yield* picturesIn(join(dataDir, 'uploads'), counts);
  yield `${JSON.stringify({ end: counts })}\n`;
};

/**
 * Writes everything of the newsroom, as of one moment, into a file: gzipped lines of JSON, the same from PGlite and
 * from PostgreSQL.
 * The file is there whole or not at all, and only its owner may read it.
 */
export const writeBackup = async (newsroom: Newsroom, { file }: { readonly file: string }): Promise<BackupReport> => {
  const counts: Counts = { rows: 0, pictures: 0 };
  const draft = `${file}.part`;
  try {
    await newsroom.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((all) =>
        pipeline(
          Readable.from(linesOf(all, newsroom, counts)),
          createGzip(),
          createWriteStream(draft, { mode: 0o600 }),
        ),
      );
    await rename(draft, file);
    return { ...counts, bytes: (await stat(file)).size };
  } catch (cause) {
    await rm(draft, { force: true });
    if ((cause as NodeJS.ErrnoException).syscall !== undefined)
      throw new CommandFailure('not-written', (cause as Error).message);
    throw cause;
  }
};
