import { sql } from 'kysely';
import { limitedInTime } from '../../database/connection/limited-in-time.ts';
import type { Database } from '../../database/connection/open-database.ts';
import type { OnGone } from '../../http/on-gone.ts';
import { Problem } from '../../http/problem.ts';
import { takeTurns } from '../../http/take-turns.ts';

export type SearchInTurn = <T>(search: (db: Database) => Promise<T>, onGone: OnGone) => Promise<T>;

/** The statement timeout in milliseconds. */
const maxLength = 1_500;
const maxWaiting = 16;
const busy = 'Too many searches are running';

/**
 * A sequential scan reads TOASTed vectors, which the planner ignores. The penalty for small tables would also trigger
 * JIT and parallel workers, about 0.5 s each.
 */
const byIndexes =
  <T>(search: (db: Database) => Promise<T>) =>
  async (db: Database): Promise<T> => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true)`.execute(db);
    return search(db);
  };

/**
 * Limits concurrent searches: other requests run first. A server runs three with a timeout; an embedded database runs
 * one.
 */
export const createSearchTurns = (db: Database, embedded: boolean): SearchInTurn => {
  const inTurn = takeTurns(embedded ? 1 : 3, maxWaiting, busy);
  if (embedded) return (search, onGone) => inTurn(() => search(db), onGone);
  return (search, onGone) =>
    inTurn(async () => {
      const found = await limitedInTime(db, { milliseconds: maxLength, onGone }, byIndexes(search));
      if (found === 'given up') throw new Problem(503, 'The search took too long', { 'Retry-After': '5' });
      return found;
    }, onGone);
};
