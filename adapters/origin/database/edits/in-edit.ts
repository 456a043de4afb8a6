import { sql } from 'kysely';
import type { Database } from '../connection/open-database.ts';
import type { Change } from './change.ts';
import type { Edition } from './edition.ts';

/** PostgreSQL tells other processes at the commit that there is something new; a hint, they look by themselves too. */
export const editsChannel = 'newsroom_edits';

interface Options {
  /** Numbers of before and after cannot be compared any more. */
  readonly newEpoch?: boolean;
}

/** No number of before is known in it. */
const anotherEpoch = sql`epoch = replace(gen_random_uuid()::text, '-', ''), pruned_to = number`;

/**
 * Takes the next numbers, one for each change. Must be the last statement of its transaction: from here to the commit
 * everybody else waits.
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
  /** Null when nothing was changed. */
  readonly edition: Edition | null;
}

/**
 * Writes in one transaction that ends by taking its number, so that whoever knows a number can read every edit up to
 * it.
 */
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
 * Begins another epoch where somebody knows a number that this one has never given: it was lost with the server that
 * gave it, and what is edited next would take the same number while copies of the lost one count as being as new.
 */
export const leaveEpoch = async (db: Database, { epoch, number }: Edition): Promise<void> => {
  await sql`
    with begun as (update edit_counter set ${anotherEpoch} where epoch = ${epoch} and number < ${number} returning epoch)
    select pg_notify(${sql.lit(editsChannel)}, '') from begun`.execute(db);
};

/** The last edition that is committed. */
export const readEdition = async (db: Database): Promise<Edition> =>
  db.selectFrom('edit_counter').select(['epoch', 'number']).executeTakeFirstOrThrow();
