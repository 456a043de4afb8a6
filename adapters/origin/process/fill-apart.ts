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
  /** Whether the newspaper is written, so that pictures and sounds alone are missing. */
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

/** Runs the filler. `filled` settles at its message, `drawn` at its exit; both at a failure. */
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
 * Writes the sample newspaper into a data folder that has no database yet, by a process of its own, with which the
 * memory that this takes ends. Resolves once the database is closed again, with what settles when the pictures are
 * drawn, too; null where there is nothing to fill. Whatever goes wrong there, the origin does by itself afterwards, and
 * says what was wrong.
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

/** Makes the sample's missing pictures and sounds by such a process; settles when it ends. */
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
