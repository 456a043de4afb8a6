import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { notFound } from '../http/problem.ts';
import type { CardKey } from './cards.ts';
import type { Newsroom } from './newsroom.ts';
import type { Summary } from './summary.ts';

/** What stands on `shelf`, on at least one of each of the further groups and on none of those that are left out, and holds the condition. */
interface Wanted {
  readonly shelf: string;
  readonly also?: readonly (readonly string[])[];
  readonly without?: readonly string[];
  readonly where?: { readonly key: string; readonly condition: RawBuilder<SqlBool> };
}

interface Part {
  readonly page: number;
  readonly size: number;
}

interface ShelfPage {
  readonly items: readonly Summary[];
  readonly totalItems: number;
  readonly page: number;
  readonly totalPages: number;
}

const standsOn = (shelves: readonly string[]) =>
  sql`exists (select from shelf_items o where o.shelf in (${sql.join(shelves)}) and o.pub_date = l.pub_date and o.article_id = l.article_id)`;

const rows = ({ shelf, also = [], without = [], where }: Wanted, now: number) => sql`
  from shelf_items l ${where === undefined ? sql`` : sql`join article_search s on s.article_id = l.article_id`}
  where l.shelf = ${shelf} and l.pub_date <= ${now}
  ${sql.join(also.map((any) => sql`and ${standsOn(any)}`), sql` `)}
  ${without.length === 0 ? sql`` : sql`and not ${standsOn(without)}`}
  ${where === undefined ? sql`` : sql`and ${where.condition}`}`;

/** The newest articles of a shelf whose date has passed, without counting them. */
export const newestOn = async ({ db, cards, now }: Newsroom, wanted: Wanted, size: number, offset = 0): Promise<readonly Summary[]> => {
  const keys = await sql<CardKey>`
    select l.article_id as id, a.version, l.pub_date
    from (select l.article_id, l.pub_date ${rows(wanted, now())} order by l.pub_date desc, l.article_id desc limit ${size} offset ${offset}) l
    join articles a on a.id = l.article_id order by l.pub_date desc, l.article_id desc`.execute(db);
  return cards.of(keys.rows);
};

/** Those of some shelves on which something is out: a link to any other would lead to nothing. */
export const filledShelves = async ({ db, now }: Newsroom, shelves: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows: filled } = await sql<{ shelf: string }>`
    select w.shelf from unnest(${shelves}::text[]) as w (shelf) where exists (select from shelf_items i where i.shelf = w.shelf and i.pub_date <= ${now()})`.execute(db);
  return new Set(filled.map(({ shelf }) => shelf));
};

const countOn = ({ db, now }: Newsroom, wanted: Wanted) => async (): Promise<number> => {
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${rows(wanted, now())}`.execute(db);
  return counted[0]?.total ?? 0;
};

const keyOf = ({ shelf, also = [], without = [], where }: Wanted): string => JSON.stringify([shelf, also, without, where?.key]);

/** One page of a list, newest first. Throws 404 past the last page; an empty list has one page. */
export const readShelf = async (newsroom: Newsroom, wanted: Wanted, { page, size }: Part): Promise<ShelfPage> => {
  const totalItems = await newsroom.count(keyOf(wanted), countOn(newsroom, wanted));
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw notFound(`Page ${page} of ${totalPages}`);
  return { items: await newestOn(newsroom, wanted, size, (page - 1) * size), totalItems, page, totalPages };
};
