import type { KeyObject } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { appliedMigrations } from '../../database/maintenance/migrate.ts';
import { avatarPattern, coverPattern } from '../../media/uploads/picture-paths.ts';
import { loadUpload } from '../../media/uploads/shared-uploads.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { CommandFailure } from '../context/command-failure.ts';
import { fingerprintOf, publicKeyIn } from './backup-key.ts';
import { noteBackup } from '../versions/holding-backups.ts';
import { mergedTables } from './merged-tables.ts';
import { sealLines } from './sealed-lines.ts';
import { partOf } from './table-parts.ts';
import type { Part } from './table-parts.ts';
import { createTally, rowsIn } from './table-rows.ts';
import type { RowSource } from './table-rows.ts';
import { tablesOf } from './tables.ts';
import { withoutDrafts } from './without-drafts.ts';
import type { BackupReport } from '#adapters/newsroom-contract/backup.ts';

export interface BackupCommand {
  readonly file: string;
  readonly readersKey: string | null;
}

export const backupFormat = 'newsroom-backup';
export const backupVersion = 2;

type Written = Map<string, number>;

const rowsOf = (written: Written): number => [...written.values()].reduce((sum, rows) => sum + rows, 0);

const isOf =
  (part: Part) =>
  ({ name }: RowSource): boolean =>
    partOf(name) === part;

const linesOfTable = async function* (all: Database, source: RowSource, written: Written): AsyncGenerator<string> {
  const { name: table, columns } = source;
  yield `${JSON.stringify({ table, columns })}\n`;
  const tally = createTally();
  for await (const rows of rowsIn(all, source)) {
    rows.forEach(tally.add);
    yield `${rows.map((row) => `{"row":${row}}`).join('\n')}\n`;
  }
  const total = tally.total();
  written.set(table, total.rows);
  yield `${JSON.stringify({ total })}\n`;
};

const linesOfTables = async function* (
  all: Database,
  sources: readonly RowSource[],
  written: Written,
): AsyncGenerator<string> {
  for (const source of sources) yield* linesOfTable(all, source, written);
};

const picturesIn = async function* (all: Database, folder: string): AsyncGenerator<string> {
  const here = (await readdir(folder).catch(() => [])).filter(
    (name) =>
      !name.startsWith('.') && !name.endsWith('.draft') && !coverPattern.test(name) && !avatarPattern.test(name),
  );
  const stored = await all.selectFrom('upload_files').select('name').execute();
  for (const picture of [...new Set([...here, ...stored.map(({ name }) => name)])].toSorted()) {
    const isFile = await stat(join(folder, picture)).then(
      (found) => found.isFile(),
      () => null,
    );
    const bytes =
      isFile === null ? await loadUpload(all, picture) : isFile ? await readFile(join(folder, picture)) : null;
    if (bytes !== null) yield JSON.stringify({ picture, bytes: bytes.toString('base64') });
  }
};

const countsOf = async (all: Database, tables: readonly RowSource[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(all);
    counts[name] = rows[0]?.n ?? 0;
  }
  return counts;
};

interface Progress {
  readonly written: Written;
  pictures: number;
  counts: Readonly<Record<string, number>>;
}

const linesOf = async function* (
  all: Database,
  { dataDir, now }: Newsroom,
  key: KeyObject | null,
  progress: Progress,
): AsyncGenerator<string> {
  const { written } = progress;
  const tables = await tablesOf(all, (name) => partOf(name) === 'content' || partOf(name) === 'readers');
  const [content, readers] = [tables.filter(isOf('content')).map(withoutDrafts), tables.filter(isOf('readers'))];
  progress.counts = await countsOf(all, readers);
  const head = JSON.stringify({
    format: backupFormat,
    version: backupVersion,
    madeAt: now(),
    migrations: [...(await appliedMigrations(all))].toSorted(),
    readers: { counts: progress.counts, key: key && fingerprintOf(key) },
  });
  yield `${head}\n`;
  yield* linesOfTables(all, [...content, ...mergedTables], written);
  const inTheClear = { tables: written.size, rows: rowsOf(written) };
  const sealed = createTally();
  if (key !== null)
    for await (const line of sealLines(linesOfTables(all, readers, written), key, head)) {
      sealed.add(line.trimEnd());
      yield line;
    }
  const pictures = createTally();
  for await (const picture of picturesIn(all, join(dataDir, 'uploads'))) {
    pictures.add(picture);
    yield `${picture}\n`;
  }
  const { rows: count, sha256 } = pictures.total();
  progress.pictures = count;
  yield `${JSON.stringify({ end: { ...inTheClear, pictures: count, sha256, encrypted: sealed.total() } })}\n`;
};

/**
 * A snapshot as gzipped JSON lines, the same from PGlite and PostgreSQL (docs/newsroom.md, "What a backup holds").
 * Writes atomically, owner-only. Throws a `CommandFailure` for an invalid key or an unwritable file.
 */
export const writeBackup = async (newsroom: Newsroom, { file, readersKey }: BackupCommand): Promise<BackupReport> => {
  const key = readersKey === null ? null : publicKeyIn(readersKey);
  const progress: Progress = { written: new Map(), pictures: 0, counts: {} };
  const draft = `${file}.part`;
  try {
    await newsroom.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((all) =>
        pipeline(
          Readable.from(linesOf(all, newsroom, key, progress)),
          createGzip(),
          createWriteStream(draft, { mode: 0o600, flush: true }),
        ),
      );
    await rename(draft, file);
    await noteBackup(newsroom.db, file, newsroom.now());
    return {
      rows: rowsOf(progress.written),
      pictures: progress.pictures,
      bytes: (await stat(file)).size,
      staff: progress.written.get('staff_accounts') ?? 0,
      readers: { kept: key !== null, counts: progress.counts },
    };
  } catch (cause) {
    await rm(draft, { force: true });
    if ((cause as NodeJS.ErrnoException).syscall !== undefined)
      throw new CommandFailure('not-written', (cause as Error).message);
    throw cause;
  }
};
