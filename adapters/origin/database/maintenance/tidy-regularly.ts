import { sql } from 'kysely';
import { everything } from '../edits/change.ts';
import { inEdit } from '../edits/in-edit.ts';
import type { Database, OpenDatabase } from '../connection/open-database.ts';
import { findIndexFaults, repairIndexes } from '../indexes/repair-indexes.ts';
import { repeatHourly, type RepeatNeeds } from './repeat.ts';

class IndexesRepaired extends Error {
  override readonly name = 'IndexesRepaired';
}

const repair = async (db: Database, now: () => number, log: (cause: unknown) => void): Promise<void> => {
  const { done } = await inEdit(db, async (all) => {
    const faults = await findIndexFaults(all);
    await repairIndexes(all, faults, now());
    const found = faults.search.length + faults.lists.length;
    return { done: faults, changes: found > 0 ? [everything] : [] };
  });
  const [search, lists] = [done.search.length, done.lists.length];
  if (search + lists > 0) log(new IndexesRepaired(`Repaired articles: ${search} in search, ${lists} in lists`));
};

const afterTheStart = 5_000;

/** Only an older build that ran before this start can have written to an embedded database. */
const wasWrittenByOlder = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('article_search').select('article_id').where('analysed', '=', false).limit(1).execute()).length >
  0;

/**
 * PGlite has no autovacuum; without this, index-only scans become slow. Repairs rows of older builds after the start,
 * on a server also every hour. Returns a stop function.
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

/** Must not run in a transaction. */
export const tidy = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<void> => {
  await sql`vacuum analyze`.execute(db);
};
