import { sql } from 'kysely';
import { followLists } from './index-in-lists.ts';
import type { OpenDatabase } from './open-database.ts';
import { repeatHourly, type RepeatNeeds } from './repeat.ts';

/**
 * PGlite never vacuums by itself: without this, index-only scans grow slow as articles are edited. Into a server an
 * origin of an earlier version may write during an update: what it told of no row of words is told then. Gives what
 * stops it.
 */
export const tidyRegularly = ({ db, embedded }: OpenDatabase, needs: RepeatNeeds): (() => Promise<void>) =>
  repeatHourly(() => (embedded ? tidy({ db }) : followLists(db)), needs);

/** Statistics and visibility after bulk changes; must not run in a transaction. */
export const tidy = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};
