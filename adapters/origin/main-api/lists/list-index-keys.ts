import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { askPlanned } from '../../database/connection/prepared.ts';
import type { CardKey } from '../../editorial/articles/cards.ts';
import type { ApiContext } from '../context/api-context.ts';

interface Condition {
  readonly key: string;
  readonly condition: RawBuilder<SqlBool>;
}

/** Conditions on `article_search s`. They must be disjoint; each can use an index. */
export interface Words {
  readonly key: string;
  readonly oneOf: readonly RawBuilder<SqlBool>[];
  /** Results listed first, in this order. They must be found by indexes and match few articles. */
  readonly first?: readonly RawBuilder<SqlBool>[];
  /** A frequent condition: the newest articles probably contain enough matches. */
  readonly common?: boolean;
}

/** Articles on `shelf`, on one list index of each `also` group and on none of `without`. */
export interface Wanted {
  readonly shelf: string;
  readonly also?: readonly (readonly string[])[];
  readonly without?: readonly string[];
  readonly where?: Condition;
  readonly butThese?: readonly number[];
  readonly text?: Words;
}

type WantedByWords = Wanted & Required<Pick<Wanted, 'text'>>;

export interface Part {
  readonly size: number;
  readonly offset: number;
  readonly total?: number;
}

export const standsOn = (listIndexes: readonly string[]) =>
  sql`exists (select from shelf_items o where o.shelf in (${sql.join(listIndexes)}) and o.pub_date = l.pub_date and o.article_id = l.article_id)`;

const isNoneOf = (ids: readonly number[]) => sql`l.article_id not in (select unnest(${ids}::int[]))`;

const narrowing = ({ also = [], without = [], where, butThese = [] }: Wanted): readonly RawBuilder<unknown>[] => [
  ...also.map(standsOn),
  ...(butThese.length === 0 ? [] : [isNoneOf(butThese)]),
  ...(without.length === 0 ? [] : [sql`not ${standsOn(without)}`]),
  ...(where === undefined ? [] : [where.condition]),
];

const listed = (wanted: Wanted, now: number, matching: RawBuilder<unknown> = sql``) =>
  sql`from shelf_items l ${matching} where ${sql.join(
    [sql`l.shelf = ${wanted.shelf}`, sql`l.pub_date <= ${now}`, ...narrowing(wanted)],
    sql` and `,
  )}`;

const newestFirst = (from: RawBuilder<unknown>, size: number, offset: number) => sql`
  select l.article_id as id, a.version, l.pub_date
  from (select l.article_id, l.pub_date ${from} order by l.pub_date desc, l.article_id desc limit ${size} offset ${offset}) l
  join articles a on a.id = l.article_id`;

/** A scalar subquery stops the planner from joining the whole table. */
const standsStill = (shelf: string) =>
  sql`(select true from shelf_items o where o.shelf = ${shelf} and o.pub_date = l.pub_date and o.article_id = l.article_id)`;

/** Checks the list again: during an update, an older origin unlists articles without updating `article_search`. */
const newestFoundFirst = (from: RawBuilder<unknown>, shelf: string, size: number, offset: number) =>
  sql`${newestFirst(from, size, offset)} where ${standsStill(shelf)}`;

/** Up to `mostFound` matches are sorted. Beyond it, only `mostListed` are listed, because later pages cost more. */
const maxFound = 20_000;
const maxListed = 1_000;
/** Above this count, scanning from the newest article fills the first pages faster. */
const frequent = 2_000;
const firstListed = 300;

/** Forces index use: the planner cannot tell rare words from frequent ones and would scan the archive. */
const found = ({ shelf, text: { oneOf } }: WantedByWords, now: number) =>
  sql`with found as materialized (${sql.join(
    oneOf.map(
      (condition) =>
        sql`select s.article_id, s.pub_date from article_search s where ${condition} and ${shelf} = any(s.shelves) and s.pub_date <= ${now}`,
    ),
    sql` union all `,
  )} limit ${maxFound + 1})`;
const narrowedFound = (wanted: Wanted) =>
  sql`from found l where ${sql.join([sql`true`, ...narrowing(wanted)], sql` and `)}`;
const joinText = ({ oneOf }: Words) =>
  sql`join article_search s on s.article_id = l.article_id and (${sql.join(oneOf, sql` or `)})`;

const maxSeen = 60;

const keysSeen = async ({ db, now }: ApiContext, wanted: WantedByWords, size: number): Promise<readonly CardKey[]> => {
  const newest = sql`select article_id, pub_date from shelf_items where shelf = ${wanted.shelf} and pub_date <= ${now()} order by pub_date desc, article_id desc limit ${maxSeen}`;
  const holding = sql`from (${newest}) l ${joinText(wanted.text)} where ${sql.join([sql`true`, ...narrowing(wanted)], sql` and `)}`;
  return askPlanned(db, sql<CardKey>`${newestFirst(holding, size, 0)} order by l.pub_date desc, l.article_id desc`);
};

type FoundKey = CardKey & { readonly candidates: number };

const keysFound = async (
  { db, now }: ApiContext,
  wanted: WantedByWords,
  { size, offset }: Part,
): Promise<readonly CardKey[] | 'too many'> => {
  // The left join always returns a row, which carries the number of candidates.
  const asked = sql<FoundKey>`${found(wanted, now())}
    select (select count(*) from found) as candidates, k.* from (select) one left join (${newestFoundFirst(narrowedFound(wanted), wanted.shelf, size, offset)}) k on true
    order by k.pub_date desc, k.id desc`;
  const keys = await askPlanned(db, asked);
  return (keys[0]?.candidates ?? 0) > maxFound ? 'too many' : keys.filter(({ id }) => id !== null);
};

const keysRead = async (
  { db, now }: ApiContext,
  wanted: Wanted,
  { size, offset }: Part,
  matching?: RawBuilder<unknown>,
): Promise<readonly CardKey[]> =>
  askPlanned(
    db,
    sql<CardKey>`${newestFirst(listed(wanted, now(), matching), size, offset)} order by l.pub_date desc, l.article_id desc`,
  );

const maxFirst = 50;

const keysFirst = async ({ db, now }: ApiContext, wanted: WantedByWords): Promise<readonly CardKey[]> => {
  const { first = [] } = wanted.text;
  if (first.length === 0) return [];
  const each = first.map(
    (condition, rank) =>
      sql`select s.article_id, s.pub_date, ${sql.lit(rank)} as rank from article_search s where ${condition} and ${wanted.shelf} = any(s.shelves) and s.pub_date <= ${now()}`,
  );
  return askPlanned(
    db,
    sql<CardKey>`with found as materialized (${sql.join(each, sql` union all `)} limit ${maxFound})
      select l.article_id as id, (select a.version from articles a where a.id = l.article_id) as version, l.pub_date
      from (select article_id, pub_date, min(rank) as rank ${narrowedFound(wanted)} group by article_id, pub_date
        order by 3, pub_date desc, article_id desc limit ${maxFirst}) l
      where ${standsStill(wanted.shelf)} order by l.rank, l.pub_date desc, l.article_id desc`,
  );
};

const keysByDate = async (context: ApiContext, wanted: WantedByWords, part: Part): Promise<readonly CardKey[]> => {
  const { text } = wanted;
  const { size, offset, total = 0 } = part;
  const seen = text.common === true && offset === 0 ? await keysSeen(context, wanted, size) : [];
  if (seen.length === size) return seen;
  const keys = total > frequent && offset + size <= firstListed ? 'too many' : await keysFound(context, wanted, part);
  if (keys !== 'too many') return keys;
  return offset < maxListed
    ? keysRead(context, wanted, { offset, size: Math.min(size, maxListed - offset) }, joinText(text))
    : [];
};

/** The newest published articles; for a text search, the results of `first` come before the others. */
export const keysOn = async (context: ApiContext, wanted: Wanted, part: Part): Promise<readonly CardKey[]> => {
  const { text } = wanted;
  if (text === undefined) return keysRead(context, wanted, part);
  const first = await keysFirst(context, { ...wanted, text });
  const { size, offset, ...rest } = part;
  const begun = first.slice(offset, offset + size);
  if (begun.length === size) return begun;
  const others = await keysByDate(
    context,
    { ...wanted, text, butThese: first.map(({ id }) => id) },
    { ...rest, size: size - begun.length, offset: Math.max(0, offset - first.length) },
  );
  return [...begun, ...others];
};

type FirstKey = FoundKey & { readonly total: number; readonly titles: number };

const askFirst = ({ db, now }: ApiContext, wanted: WantedByWords, begun: readonly CardKey[], size: number) => {
  const { first = [] } = wanted.text;
  const ids = begun.map(({ id }) => id);
  const all = narrowing(wanted).length === 0;
  const counts = all
    ? sql`select count(*) as candidates, count(*) as total from found`
    : sql`select (select count(*) from found) as candidates, count(*) as total from matching`;
  const titles =
    first.length === 0 ? sql`0` : sql`(select count(*) from article_search s where ${sql.join(first, sql` or `)})`;
  const others = sql`from ${all ? sql`found` : sql`matching`} l ${ids.length === 0 ? sql`` : sql`where ${isNoneOf(ids)}`}`;
  return askPlanned(
    db,
    sql<FirstKey>`${found(wanted, now())}
      ${all ? sql`` : sql`, matching as materialized (select l.article_id, l.pub_date ${narrowedFound(wanted)})`}
      select c.*, ${titles} as titles, k.* from (${counts}) c
      left join (${newestFoundFirst(others, wanted.shelf, Math.max(0, size - ids.length), 0)}) k on true
      order by k.pub_date desc, k.id desc`,
  );
};

/** Returns the total and the first page from one search. `keys` is null if there are too many matches. */
export const firstOn = async (
  context: ApiContext,
  wanted: WantedByWords,
  size: number,
): Promise<{ readonly total: number; readonly keys: readonly CardKey[] | null }> => {
  let [begun, keys] = [[] as readonly CardKey[], await askFirst(context, wanted, [], size)];
  if ((keys[0]?.titles ?? 0) > 0) {
    begun = await keysFirst(context, wanted);
    if (begun.length > 0) keys = await askFirst(context, wanted, begun, size);
  }
  const { candidates = 0, total = 0 } = keys[0] ?? {};
  return candidates > maxFound
    ? { total: Math.min(total, maxListed), keys: null }
    : { total, keys: [...begun.slice(0, size), ...keys.filter(({ id }) => id !== null)] };
};

export const countOn = async ({ db, now }: ApiContext, wanted: Wanted): Promise<number> => {
  const { text } = wanted;
  const counting =
    text === undefined
      ? sql<{ total: number; candidates: number }>`select count(*) as total, 0 as candidates ${listed(wanted, now())}`
      : sql<{
          total: number;
          candidates: number;
        }>`${found({ ...wanted, text }, now())} select count(*) as total, (select count(*) from found) as candidates ${narrowedFound(wanted)}`;
  const [{ total = 0, candidates = 0 } = {}] = await askPlanned(db, counting);
  return candidates > maxFound ? Math.min(total, maxListed) : total;
};
