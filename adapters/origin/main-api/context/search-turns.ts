import { sql } from 'kysely';
import { limitedInTime } from '../../database/connection/limited-in-time.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { OnGone } from '../../http/on-gone.ts';
import { Problem } from '../../http/problem.ts';
import { takeTurns } from '../../http/take-turns.ts';

/** Runs a search when there is room for one, on the database that it is handed. */
export type SearchInTurn = <T>(search: (db: Database) => Promise<T>, onGone: OnGone) => Promise<T>;

/** Milliseconds for a statement of a search. */
const longest = 1_500;
const mostWaiting = 16;
const busy = 'Too many searches are being made';

/**
 * To read an archive through takes its words from beside their rows, which the database does not reckon with. A small
 * table has to be read through all the same, at a price that is set to keep it from it: by that price it would compile
 * the statement, and call in other processes, for half a second each time.
 */
const byIndexes =
  <T>(search: (db: Database) => Promise<T>) =>
  async (db: Database): Promise<T> => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true)`.execute(db);
    return search(db);
  };

/**
 * Lets a few searches run at once, so that every other call overtakes those that wait. A server can do three beside
 * other calls, and gives up what
 * takes too long or what nobody waits for any more; an embedded database does one after another, and what one costs
 * is bounded by its shape alone.
 */
export const createSearchTurns = (db: Database, embedded: boolean): SearchInTurn => {
  const inTurn = takeTurns(embedded ? 1 : 3, mostWaiting, busy);
  if (embedded) return (search, onGone) => inTurn(() => search(db), onGone);
  return (search, onGone) =>
    inTurn(async () => {
      const found = await limitedInTime(db, { milliseconds: longest, onGone }, byIndexes(search));
      if (found === 'given up') throw new Problem(503, 'The search took too long', { 'Retry-After': '5' });
      return found;
    }, onGone);
};
