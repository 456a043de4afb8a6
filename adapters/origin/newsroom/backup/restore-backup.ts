import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { tidy } from '../../database/maintenance/tidy-regularly.ts';
import { everything, removed } from '../../database/edits/change.ts';
import type { Change } from '../../database/edits/change.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { allUploads, removeUploads } from '../../media/removals/remove-uploads.ts';
import { shareUploads } from '../../media/uploads/shared-uploads.ts';
import { noteBackup } from '../versions/holding-backups.ts';
import { CommandFailure } from '../context/command-failure.ts';
import { bringUpToDate } from './prepare-database.ts';
import { readBackup } from './read-backup.ts';
import { refill } from './refill.ts';
import type { ReadersChoice, RestoreReport } from '#adapters/newsroom-contract/backup.ts';

export interface RestoreCommand extends ReadersChoice {
  readonly file: string;
  readonly force: boolean;
}

const isEmpty = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{
    there: boolean;
  }>`select exists (select from articles) or exists (select from authors) as there`.execute(db);
  return rows[0]?.there !== true;
};

const slugsSoFar = async (all: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{
    slug: string;
  }>`select slug from articles union select unnest(slugs) from edits where kind = 'removed'`.execute(all);
  return rows.map(({ slug }) => slug);
};

/** Invalidates all cache entries. Articles that the backup lacks are removed by slug. */
const changesSince = async (all: Database, before: readonly string[]): Promise<readonly Change[]> => {
  const there = new Set(
    (await all.selectFrom('articles').select('slug').where('active', '=', true).execute()).map(({ slug }) => slug),
  );
  return [...removed(before.filter((slug) => !there.has(slug))), everything];
};

const keepPictures = async (from: string, uploads: string): Promise<void> => {
  for (const name of await readdir(from)) await rename(join(from, name), join(uploads, name));
};

/**
 * Restores all, or leaves the database unchanged. Pictures are only added. Secrets, sessions and excluded readers stay.
 * Throws a `CommandFailure` for a database with content (without `force`) or an unusable backup.
 */
export const restoreBackup = async (
  newsroom: Newsroom,
  { file, force, ...choice }: RestoreCommand,
): Promise<WithEdition<RestoreReport>> => {
  const { db, embedded, dataDir, now } = newsroom;
  const backup = await readBackup(file, choice);
  if (!force && !(await isEmpty(db))) throw new CommandFailure('not-empty', file);
  const used = await allUploads(db);
  const uploads = join(dataDir, 'uploads');
  const waiting = join(uploads, '.restored');
  await rm(waiting, { recursive: true, force: true });
  await mkdir(waiting, { recursive: true });
  const putPicture = (name: string, content: Buffer): Promise<void> =>
    writeFile(join(waiting, name), content).catch((cause: unknown) => {
      throw new CommandFailure('not-written', (cause as Error).message);
    });
  const restore = async (all: Database) => {
    const before = await slugsSoFar(all);
    const done = await refill(all, backup, { putPicture, isNew: false });
    return { done, changes: await changesSince(all, before) };
  };
  try {
    const { done } = await inEdit(db, restore, { newEpoch: true });
    await keepPictures(waiting, uploads);
    await bringUpToDate(newsroom);
    const { edition } = await inEdit(db, async (all) => {
      await removeUploads(all, [...new Set([...used, ...(await allUploads(all))])], now());
      if (!embedded) await shareUploads(all, dataDir);
      return { done: null, changes: [everything] };
    });
    await noteBackup(db, file, Math.floor((await stat(file)).mtimeMs / 1000));
    await tidy({ db });
    return {
      rows: done.tables.reduce((sum, { rows }) => sum + rows, 0),
      pictures: done.pictures,
      staff: done.tables.find(({ name }) => name === 'staff_accounts')?.added ?? 0,
      readers: { kept: backup.hasReaders, counts: backup.head.readers.counts },
      edition,
    };
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
};
