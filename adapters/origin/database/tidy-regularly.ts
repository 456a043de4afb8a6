import { sql } from 'kysely';
import { everything } from './edits/change.ts';
import { inEdit } from './edits/in-edit.ts';
import type { Database, OpenDatabase } from './open-database.ts';
import { findIndexFaults, repairIndexes } from './repair-indexes.ts';
import { repeatHourly, type RepeatNeeds } from './repeat.ts';

/** Says what a repair found, for the log. */
class IndexesRepaired extends Error {
  override readonly name = 'IndexesRepaired';
}

/** Reindexes articles that an older build has written without a row of search or with wrong list indexes. */
const repair = async (db: Database, now: () => number, log: (cause: unknown) => void): Promise<void> => {
  const { done } = await inEdit(db, async (all) => {
    const faults = await findIndexFaults(all);
    await repairIndexes(all, faults, now());
    const found = faults.search.length + faults.lists.length;
    return { done: faults, changes: found > 0 ? [everything] : [] };
  });
  const [search, lists] = [done.search.length, done.lists.length];
  if (search + lists > 0) log(new IndexesRepaired(`Repaired articles: ${search} in search, ${lists} on lists`));
};

/** Milliseconds: the first readers of a start go before. */
const afterTheStart = 5_000;

/**
 * PGlite never vacuums by itself: without this, index-only scans grow slow as articles are edited. A server is looked
 * through for what older builds have written, soon after the start and every hour. Returns what stops it.
 */
export const tidyRegularly = (
  { db, embedded }: OpenDatabase,
  needs: RepeatNeeds & { readonly now: () => number },
): (() => Promise<void>) =>
  embedded
    ? repeatHourly(() => tidy({ db }), needs)
    : repeatHourly(() => repair(db, needs.now, needs.log), needs, afterTheStart);

/** Statistics and visibility after bulk changes; must not run in a transaction. */
export const tidy = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};
