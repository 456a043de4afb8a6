import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { askPlanned } from '../../database/connection/prepared.ts';
import type { CardKey } from '../../editorial/articles/cards.ts';
import type { ApiContext } from '../context/api-context.ts';

/** As SQL, with a word for it by which what was counted is remembered. */
interface Condition {
  readonly key: string;
  readonly condition: RawBuilder<SqlBool>;
}

/** Conditions over the words of articles `s`, of which none fulfils more than one: each has an index of its own. */
export interface Words {
  readonly key: string;
  readonly oneOf: readonly RawBuilder<SqlBool>[];
  /** What comes before the rest, each condition's newest first: by indexes alone, and of few articles. */
  readonly first?: readonly RawBuilder<SqlBool>[];
  /** Held by so many, as the first letters of words are, that a few of the newest articles are likely to be enough. */
  readonly common?: boolean;
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
  /** Ids of articles that are there already. */
  readonly butThese?: readonly number[];
  /** What is looked for by words stands on the `shelf` of the newest of a site. */
  readonly text?: Words;
}

type WantedByWords = Wanted & Required<Pick<Wanted, 'text'>>;

export interface Part {
  readonly size: number;
  readonly offset: number;
  /** How many there are in all, where that is known. */
  readonly total?: number;
}

/** Whether an item `l` stands on one of the list indexes, too. */
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

/** A value and no condition, so that it is asked of few alone and not joined to all. */
const standsStill = (shelf: string) =>
  sql`(select true from shelf_items o where o.shelf = ${shelf} and o.pub_date = l.pub_date and o.article_id = l.article_id)`;

/**
 * The same of what was found by words. What is shown has to stand on its list, too: an origin of an earlier version,
 * beside this one during an update, takes an article off its lists and leaves its row of words as it is.
 */
const newestFoundFirst = (from: RawBuilder<unknown>, shelf: string, size: number, offset: number) =>
  sql`${newestFirst(from, size, offset)} where ${standsStill(shelf)}`;

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
 * What holds the words and is out, by their indexes alone: left to itself the database reads an archive through, because
 * it cannot tell rare words from frequent ones.
 */
const found = ({ shelf, text: { oneOf } }: WantedByWords, now: number) =>
  sql`with found as materialized (${sql.join(
    oneOf.map(
      (condition) =>
        sql`select s.article_id, s.pub_date from article_search s where ${condition} and ${shelf} = any(s.shelves) and s.pub_date <= ${now}`,
    ),
    sql` union all `,
  )} limit ${mostFound + 1})`;
const narrowedFound = (wanted: Wanted) =>
  sql`from found l where ${sql.join([sql`true`, ...narrowing(wanted)], sql` and `)}`;
const joinText = ({ oneOf }: Words) =>
  sql`join article_search s on s.article_id = l.article_id and (${sql.join(oneOf, sql` or `)})`;

/** Of so many articles it is seen first whether they hold what is common. */
const mostSeen = 60;

const keysSeen = async ({ db, now }: ApiContext, wanted: WantedByWords, size: number): Promise<readonly CardKey[]> => {
  const newest = sql`select article_id, pub_date from shelf_items where shelf = ${wanted.shelf} and pub_date <= ${now()} order by pub_date desc, article_id desc limit ${mostSeen}`;
  const holding = sql`from (${newest}) l ${joinText(wanted.text)} where ${sql.join([sql`true`, ...narrowing(wanted)], sql` and `)}`;
  return askPlanned(db, sql<CardKey>`${newestFirst(holding, size, 0)} order by l.pub_date desc, l.article_id desc`);
};

type FoundKey = CardKey & { readonly candidates: number };

const keysFound = async (
  { db, now }: ApiContext,
  wanted: WantedByWords,
  { size, offset }: Part,
): Promise<readonly CardKey[] | 'too many'> => {
  // Always a row at least, so that it is told how many there were to choose from.
  const asked = sql<FoundKey>`${found(wanted, now())}
    select (select count(*) from found) as candidates, k.* from (select) one left join (${newestFoundFirst(narrowedFound(wanted), wanted.shelf, size, offset)}) k on true
    order by k.pub_date desc, k.id desc`;
  const keys = await askPlanned(db, asked);
  return (keys[0]?.candidates ?? 0) > mostFound ? 'too many' : keys.filter(({ id }) => id !== null);
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

/** So many come before the rest. */
const mostFirst = 50;

/** What comes before the rest, in its order. */
const keysFirst = async ({ db, now }: ApiContext, wanted: WantedByWords): Promise<readonly CardKey[]> => {
  const { first = [] } = wanted.text;
  if (first.length === 0) return [];
  const each = first.map(
    (condition, rank) =>
      sql`select s.article_id, s.pub_date, ${sql.lit(rank)} as rank from article_search s where ${condition} and ${wanted.shelf} = any(s.shelves) and s.pub_date <= ${now()}`,
  );
  return askPlanned(
    db,
    sql<CardKey>`with found as materialized (${sql.join(each, sql` union all `)} limit ${mostFound})
      select l.article_id as id, (select a.version from articles a where a.id = l.article_id) as version, l.pub_date
      from (select article_id, pub_date, min(rank) as rank ${narrowedFound(wanted)} group by article_id, pub_date
        order by 3, pub_date desc, article_id desc limit ${mostFirst}) l
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
  return offset < mostListed
    ? keysRead(context, wanted, { offset, size: Math.min(size, mostListed - offset) }, joinText(text))
    : [];
};

/** The newest of a list index whose date has passed; by words, what comes first of them before the others. */
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

/** The newest of what was found, but for what comes first, beside how many there are in all and of what may come first. */
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

/**
 * How many there are, and the first of them, of what was found once: to look for words is most of a search. Of what
 * very many hold the keys are null.
 */
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
  return candidates > mostFound
    ? { total: Math.min(total, mostListed), keys: null }
    : { total, keys: [...begun.slice(0, size), ...keys.filter(({ id }) => id !== null)] };
};

/** How many there are; of what very many hold, as many as are listed. */
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
  return candidates > mostFound ? Math.min(total, mostListed) : total;
};
