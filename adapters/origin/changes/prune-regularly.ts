import type { Database } from '../database/open-database.ts';
import { repeatHourly } from '../database/repeat.ts';
import { pruneChanges } from './change-log.ts';

/** Keeps the change log short, now and then. Gives what stops it; what is under way then is awaited. */
export const pruneRegularly = (db: Database, log: (cause: unknown) => void): (() => Promise<void>) => {
  const first = pruneChanges(db).catch(log);
  const stop = repeatHourly(() => pruneChanges(db), log);
  return async () => {
    await stop();
    await first;
  };
};
