import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { CardKey } from './cards.ts';
import type { ApiContext } from './api-context.ts';

/** As SQL, with a word for it by which what was counted is remembered. */
interface Condition {
  readonly key: string;
  readonly condition: RawBuilder<SqlBool>;
}

/**
 * What stands on `shelf`, on at least one of each of the further groups and on none of those that are left out, and
 * fulfils the conditions.
 */
export interface Wanted {
  readonly shelf: string;
  readonly also?: readonly (readonly string[])[];
  readonly without?: readonly string[];
  /** Over the list index's items `l`. */
  readonly where?: Condition;
  /** Over the words of articles `s`. */
  readonly text?: Condition;
}

export interface Part {
  readonly size: number;
  readonly offset: number;
  /** How many there are in all, where that is known. */
  readonly total?: number;
}

const standsOn = (listIndexes: readonly string[]) =>
  sql`exists (select from shelf_items o where o.shelf in (${sql.join(listIndexes)}) and o.pub_date = l.pub_date and o.article_id = l.article_id)`;

const rows = (
  { shelf, also = [], without = [], where }: Wanted,
  now: number,
  matching: RawBuilder<unknown> = sql``,
) => sql`
  from shelf_items l ${matching} where l.shelf = ${shelf} and l.pub_date <= ${now}
  ${sql.join(
    also.map((any) => sql`and ${standsOn(any)}`),
    sql` `,
  )}
  ${without.length === 0 ? sql`` : sql`and not ${standsOn(without)}`}
  ${where === undefined ? sql`` : sql`and ${where.condition}`}`;

const newestFirst = (from: RawBuilder<unknown>, size: number, offset: number) => sql`
  select l.article_id as id, a.version, l.pub_date
  from (select l.article_id, l.pub_date ${from} order by l.pub_date desc, l.article_id desc limit ${size} offset ${offset}) l
  join articles a on a.id = l.article_id`;

/**
 * So many articles that hold a condition are found by its index and then put in order; of more only so many are
 * listed, because every page costs more than the one before it.
 */
const mostFound = 20_000;
const mostListed = 1_000;
/** Where so many hold it, the first pages are full sooner when the archive is read from the newest on. */
const frequent = 2_000;
const firstListed = 300;

/**
 * What holds the condition, by its index alone: left to itself the database reads an archive through, because it
 * cannot tell rare words from frequent ones.
 */
const found = (condition: RawBuilder<SqlBool>) =>
  sql`with found as materialized (select s.article_id from article_search s where ${condition} limit ${mostFound + 1})`;
const joinFound = sql`join found f on f.article_id = l.article_id`;
const joinText = (condition: RawBuilder<SqlBool>) =>
  sql`join article_search s on s.article_id = l.article_id and ${condition}`;

type FoundKey = CardKey & { readonly candidates: number };

const keysFound = async (
  { db, now }: ApiContext,
  wanted: Wanted,
  condition: RawBuilder<SqlBool>,
  { size, offset }: Part,
): Promise<readonly CardKey[] | 'too many'> => {
  // Always a row at least, so that it is told how many there were to choose from.
  const { rows: keys } = await sql<FoundKey>`${found(condition)}
    select (select count(*) from found) as candidates, k.* from (select) one left join (${newestFirst(rows(wanted, now(), joinFound), size, offset)}) k on true
    order by k.pub_date desc, k.id desc`.execute(db);
  return (keys[0]?.candidates ?? 0) > mostFound ? 'too many' : keys.filter(({ id }) => id !== null);
};

const keysRead = async (
  { db, now }: ApiContext,
  wanted: Wanted,
  { size, offset }: Part,
  matching?: RawBuilder<unknown>,
): Promise<readonly CardKey[]> =>
  (
    await sql<CardKey>`${newestFirst(rows(wanted, now(), matching), size, offset)} order by l.pub_date desc, l.article_id desc`.execute(
      db,
    )
  ).rows;

/** The newest of a list index whose date has passed. */
export const keysOn = async (context: ApiContext, wanted: Wanted, part: Part): Promise<readonly CardKey[]> => {
  if (wanted.text === undefined) return keysRead(context, wanted, part);
  const { condition } = wanted.text;
  const { size, offset, total = 0 } = part;
  const keys =
    total > frequent && offset + size <= firstListed ? 'too many' : await keysFound(context, wanted, condition, part);
  if (keys !== 'too many') return keys;
  return offset < mostListed
    ? keysRead(context, wanted, { offset, size: Math.min(size, mostListed - offset) }, joinText(condition))
    : [];
};

type FirstKey = FoundKey & { readonly total: number };

/**
 * How many there are, and the newest of them, of what was found once: to look for words is most of a search. Of what
 * very many hold the keys are null.
 */
export const firstOn = async (
  { db, now }: ApiContext,
  wanted: Wanted & Required<Pick<Wanted, 'text'>>,
  size: number,
): Promise<{ readonly total: number; readonly keys: readonly CardKey[] | null }> => {
  const { rows: keys } = await sql<FirstKey>`${found(wanted.text.condition)},
    matching as materialized (select l.article_id, l.pub_date ${rows(wanted, now(), joinFound)})
    select (select count(*) from found) as candidates, (select count(*) from matching) as total, k.*
    from (select) one left join (${newestFirst(sql`from matching l`, size, 0)}) k on true
    order by k.pub_date desc, k.id desc`.execute(db);
  const { candidates = 0, total = 0 } = keys[0] ?? {};
  return candidates > mostFound
    ? { total: Math.min(total, mostListed), keys: null }
    : { total, keys: keys.filter(({ id }) => id !== null) };
};

/** How many there are; of what very many hold, as many as are listed. */
export const countOn = async ({ db, now }: ApiContext, wanted: Wanted): Promise<number> => {
  const { text } = wanted;
  const counting =
    text === undefined
      ? sql<{ total: number; candidates: number }>`select count(*) as total, 0 as candidates ${rows(wanted, now())}`
      : sql<{
          total: number;
          candidates: number;
        }>`${found(text.condition)} select count(*) as total, (select count(*) from found) as candidates ${rows(wanted, now(), joinFound)}`;
  const { total = 0, candidates = 0 } = (await counting.execute(db)).rows[0] ?? {};
  return candidates > mostFound ? Math.min(total, mostListed) : total;
};
