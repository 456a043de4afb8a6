import { sql } from 'kysely';
import type { OpenDatabase } from './open-database.ts';
import { repeatHourly } from './repeat.ts';

/**
 * PGlite never vacuums by itself: without this, index-only scans grow slow as articles are edited. Gives what stops
 * it.
 */
export const tidyRegularly = ({ db, embedded }: OpenDatabase, log: (cause: unknown) => void): (() => Promise<void>) =>
  embedded ? repeatHourly(() => tidy({ db }), log) : async () => undefined;

/** Statistics and visibility after bulk changes; must not run in a transaction. */
export const tidy = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};
