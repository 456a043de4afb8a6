import { sql } from 'kysely';
import type { Database } from '../database/connection/open-database.ts';
import { Problem } from '../http/problem.ts';

/** Token bucket: `tries` at once, then one more per `seconds`. */
export interface Allowance {
  readonly tries: number;
  readonly seconds: number;
}

export interface Trying {
  readonly key: string;
  readonly allowance: Allowance;
}

interface Needs {
  readonly db: Database;
  readonly now: () => number;
}

/** Takes one try in one statement, before the check: concurrent tries cannot exceed the limit. */
const take = async ({ db, now }: Needs, { key, allowance: { tries, seconds } }: Trying): Promise<number> => {
  const at = now();
  const free = sql<number>`greatest(staff_tries.whole_at, ${at}::int8)`;
  const taken = await db
    .insertInto('staff_tries')
    .values({ key, whole_at: at + seconds })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ whole_at: sql<number>`${free} + ${seconds}::int8` })
        .where(sql<boolean>`${free} - ${at}::int8 <= ${(tries - 1) * seconds}::int8`),
    )
    .returning('whole_at')
    .executeTakeFirst();
  if (taken !== undefined) return 0;
  const row = await db.selectFrom('staff_tries').select('whole_at').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.whole_at ?? at) - at - (tries - 1) * seconds);
};

export const giveBack = async ({ db }: Needs, tried: readonly Trying[]): Promise<void> => {
  for (const { key, allowance } of tried)
    await db
      .updateTable('staff_tries')
      .set((row) => ({ whole_at: row('whole_at', '-', allowance.seconds) }))
      .where('key', '=', key)
      .execute();
};

/** Counts a try against every allowance. Throws 429 when one is used up; a refused try is not counted. */
export const takeTry = async (needs: Needs, trying: readonly Trying[]): Promise<void> => {
  await needs.db.deleteFrom('staff_tries').where('whole_at', '<=', needs.now()).execute();
  const taken: Trying[] = [];
  for (const one of trying) {
    const wait = await take(needs, one);
    if (wait > 0) {
      await giveBack(needs, taken);
      throw new Problem(429, 'Too many attempts', { 'Retry-After': String(wait) });
    }
    taken.push(one);
  }
};
