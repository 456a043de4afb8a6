import { sql } from 'kysely';
import { everything } from '../edits/change.ts';
import { inEdit } from '../edits/in-edit.ts';
import type { Database, OpenDatabase } from '../connection/open-database.ts';
import { findIndexFaults, repairIndexes } from '../indexes/repair-indexes.ts';
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

/** Whether an older build has written into an embedded database, which it can only have done before this start. */
const wasWrittenByOlder = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('article_search').select('article_id').where('analysed', '=', false).limit(1).execute()).length >
  0;

/**
 * PGlite never vacuums by itself: without this, index-only scans grow slow as articles are edited. What older builds
 * have written is looked for soon after the start, and on a server every hour. Returns what stops it.
 */
export const tidyRegularly = (
  { db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>,
  needs: RepeatNeeds & { readonly now: () => number },
): (() => Promise<void>) => {
  if (!embedded) return repeatHourly(() => repair(db, needs.now, needs.log), needs, afterTheStart);
  let isStart = true;
  const job = async (): Promise<void> => {
    if (!isStart) return tidy({ db });
    isStart = false;
    if (await wasWrittenByOlder(db)) await repair(db, needs.now, needs.log);
  };
  return repeatHourly(job, needs, afterTheStart);
};

/** Statistics and visibility after bulk changes; must not run in a transaction. */
export const tidy = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};
