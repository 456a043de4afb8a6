import { fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';
import { firstFiller } from './database/data-folder-lock.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import type { OriginSite } from './database/origin-site.ts';
import type { SampleNewspaper } from './newsroom/sample-newspaper.ts';
import { complain } from './origin-options.ts';
import type { TimedOptions } from './origin-options.ts';

interface Wanted {
  readonly dataDir: string;
  /** Whether the newspaper is written, so that pictures and sounds alone are missing. */
  readonly isWritten: boolean;
  readonly sites: readonly OriginSite[];
  /** Unix seconds. */
  readonly now: number;
}

const nothingToWaitFor = { drawn: Promise.resolve() };

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Has the newspaper written into a folder that has no database yet, and its pictures and sounds made wherever some are
 * missing, by a process of its own, with which the memory that this takes ends. Settles when the database is closed
 * again; `drawn` does when its pictures are drawn, too. Whatever goes wrong there, the origin does by itself afterwards,
 * and says what was wrong.
 */
export const fillApart = async (
  { database, dataDir, content, filler, sample, now }: TimedOptions,
  signal: AbortSignal,
): Promise<{ readonly drawn: Promise<void> }> => {
  if (filler === undefined || content.kind !== 'sample') return nothingToWaitFor;
  const isWritten = !('dataDir' in database) || (await isThere(join(database.dataDir, 'pg')));
  if (isWritten && (await sample.originals.areThere(dataDir))) return nothingToWaitFor;
  const child = fork(filler, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], signal });
  const filled = new Promise<void>((resolve) => {
    child.once('message', () => resolve());
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const drawn = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const wanted: Wanted = { dataDir, sites: content.sites, isWritten, now: now() };
  child.send(wanted, () => undefined);
  if (!isWritten) await filled;
  return { drawn };
};

const fill = async (sample: SampleNewspaper, time: Time, { dataDir, sites, isWritten, now }: Wanted): Promise<void> => {
  const wanted = { sites, dataDir, now, signal: new AbortController().signal };
  if (isWritten) return sample.originals.make(wanted);
  const { db, close } = await openDatabase({ dataDir }, firstFiller, complain, time);
  await migrate(db);
  const { originals } = await sample.keep(db, wanted);
  await close();
  process.send?.('filled');
  await originals;
};

/** The other end: fills as it is told, and ends; with the process that wanted it, too. */
export const serveAsFiller = (sample: SampleNewspaper, time: Time): void => {
  process.once('disconnect', () => process.exit());
  process.once('message', (wanted: Wanted) => {
    void fill(sample, time, wanted).then(
      () => process.exit(),
      () => process.exit(1),
    );
  });
};
