import type { Database } from '../database/open-database.ts';
import { pruneChanges } from './change-log.ts';

const everyHour = 3_600_000;

/** Keeps the change log short, now and then. Gives what stops it; what is under way then is awaited. */
export const pruneRegularly = (db: Database, log: (cause: unknown) => void): (() => Promise<void>) => {
  let pruning = Promise.resolve();
  const prune = (): void => {
    pruning = pruneChanges(db).catch(log);
  };
  const timer = setInterval(prune, everyHour);
  timer.unref();
  prune();
  return async () => {
    clearInterval(timer);
    await pruning;
  };
};
