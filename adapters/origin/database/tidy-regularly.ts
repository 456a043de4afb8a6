import { sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';

const everyHour = 3_600_000;

/**
 * PGlite never vacuums by itself: without this, index-only scans grow slow as articles are edited. Gives what stops
 * it.
 */
export const tidyRegularly = ({ db, embedded }: OpenDatabase, log: (cause: unknown) => void): (() => void) => {
  if (!embedded) return () => undefined;
  const timer = setInterval(() => void tidy({ db }).catch(log), everyHour);
  timer.unref();
  return () => clearInterval(timer);
};

/** Statistics and visibility after bulk changes; must not run in a transaction. */
export const tidy = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};
