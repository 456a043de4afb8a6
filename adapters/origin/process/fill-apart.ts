import { fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';
import { firstFiller } from '../database/storage/data-folder-lock.ts';
import { migrate } from '../database/maintenance/migrate.ts';
import { openDatabase } from '../database/connection/open-database.ts';
import { deferred } from './deferred.ts';
import type { OriginSite } from '../database/schema/origin-site.ts';
import type { SampleNewspaper } from '../newsroom/context/sample-newspaper.ts';
import { complain } from './origin-options.ts';
import type { TimedOptions } from './origin-options.ts';

interface Wanted {
  readonly dataDir: string;
  readonly isWritten: boolean;
  readonly sites: readonly OriginSite[];
  /** Unix seconds. */
  readonly now: number;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const runFiller = (
  filler: string,
  wanted: Wanted,
  signal: AbortSignal,
): { readonly filled: Promise<void>; readonly drawn: Promise<void> } => {
  const child = fork(filler, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], signal });
  const [filled, ended] = [deferred<void>(), deferred<void>()];
  child.once('message', () => filled.resolve());
  for (const event of ['exit', 'error'])
    child.once(event, () => {
      filled.resolve();
      ended.resolve();
    });
  child.send(wanted, () => undefined);
  return { filled: filled.promise, drawn: ended.promise };
};

/**
 * Writes the sample newspaper in a child process, which frees its memory afterwards. Resolves once the child has closed
 * the database; null when there is nothing to fill. After a failure the origin fills the folder itself.
 */
export const fillApart = async (
  { database, dataDir, content, filler, now }: TimedOptions,
  signal: AbortSignal,
): Promise<{ readonly drawn: Promise<void> } | null> => {
  if (filler === undefined || content.kind === 'given' || content.begins !== 'sample') return null;
  if (!('dataDir' in database) || (await isThere(join(database.dataDir, 'pg')))) return null;
  const { filled, drawn } = runFiller(filler, { dataDir, sites: content.sites, isWritten: false, now: now() }, signal);
  await filled;
  return { drawn };
};

export const drawApart = async (
  { dataDir, content, filler, sample, now }: TimedOptions,
  signal: AbortSignal,
): Promise<void> => {
  if (filler === undefined || content.kind === 'given' || (await sample.originals.areThere(dataDir))) return;
  await runFiller(filler, { dataDir, sites: content.sites, isWritten: true, now: now() }, signal).drawn;
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

export const serveAsFiller = (sample: SampleNewspaper, time: Time): void => {
  process.once('disconnect', () => process.exit());
  process.once('message', (wanted: Wanted) => {
    void fill(sample, time, wanted).then(
      () => process.exit(),
      () => process.exit(1),
    );
  });
};
