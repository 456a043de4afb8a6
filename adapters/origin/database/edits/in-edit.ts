import { sql } from 'kysely';
import type { Database } from '../connection/open-database.ts';
import type { Change } from './change.ts';
import type { Edition } from './edition.ts';

/** PostgreSQL notifies other processes at commit. It is only a hint; they poll as well. */
export const editsChannel = 'newsroom_edits';

interface Options {
  /** Starts a new epoch: old and new numbers are not comparable. */
  readonly newEpoch?: boolean;
}

const anotherEpoch = sql`epoch = replace(gen_random_uuid()::text, '-', ''), pruned_to = number`;

/**
 * Reserves one number per change. Must be the last statement of the transaction: it blocks other writers until the
 * commit.
 */
const takeNumbers = async (
  all: Database,
  changes: readonly Change[],
  { newEpoch = false }: Options,
): Promise<Edition> => {
  const rows = JSON.stringify(changes.map(({ all: whole, ...change }) => ({ ...change, everything: whole })));
  const epoch = newEpoch ? sql`, ${anotherEpoch}` : sql``;
  const {
    rows: [taken],
  } = await sql<Edition>`
    with taken as (update edit_counter set number = number + ${sql.lit(changes.length)}${epoch} returning epoch, number),
      logged as (insert into edits (number, kind, slugs, pages, everything)
        select t.number - ${sql.lit(changes.length)} + r.ordinality, r.kind, r.slugs, r.pages, r.everything
        from taken t, json_populate_recordset(null::edits, ${rows}::json) with ordinality as r)
    select epoch, number, pg_notify(${sql.lit(editsChannel)}, '') from taken`.execute(all);
  if (taken === undefined) throw new Error('The edit counter is missing');
  return { epoch: taken.epoch, number: taken.number };
};

export interface Edited<T> {
  readonly done: T;
  readonly edition: Edition | null;
}

/** The transaction takes its number last: every edit up to a visible number is readable. */
export const inEdit = <T>(
  db: Database,
  work: (all: Database) => Promise<{ readonly done: T; readonly changes: readonly Change[] }>,
  options: Options = {},
): Promise<Edited<T>> =>
  db.transaction().execute(async (all) => {
    const { done, changes } = await work(all);
    return { done, edition: changes.length === 0 ? null : await takeNumbers(all, changes, options) };
  });

/**
 * Starts a new epoch when a client knows a higher number, which was lost in a failover. Otherwise new edits would reuse
 * that number and stale cache entries would count as fresh.
 */
export const leaveEpoch = async (db: Database, { epoch, number }: Edition): Promise<void> => {
  await sql`
    with begun as (update edit_counter set ${anotherEpoch} where epoch = ${epoch} and number < ${number} returning epoch)
    select pg_notify(${sql.lit(editsChannel)}, '') from begun`.execute(db);
};

export const readEdition = async (db: Database): Promise<Edition> =>
  db.selectFrom('edit_counter').select(['epoch', 'number']).executeTakeFirstOrThrow();
