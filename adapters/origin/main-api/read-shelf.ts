import { sql } from 'kysely';
import { notFound } from '../http/problem.ts';
import type { Newsroom } from './newsroom.ts';
import { countOn, keysOn } from './shelf-keys.ts';
import type { Wanted } from './shelf-keys.ts';
import type { Summary } from './summary.ts';

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

/** The newest articles of a shelf whose date has passed, without counting them. */
export const newestOn = async (newsroom: Newsroom, wanted: Wanted, size: number): Promise<readonly Summary[]> =>
  newsroom.cards.of(await keysOn(newsroom, wanted, { size, offset: 0 }));

/** Those of some shelves on which something is out: a link to any other would lead to nothing. */
export const filledShelves = async (
  { db, now }: Newsroom,
  shelves: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows: filled } = await sql<{ shelf: string }>`
    select w.shelf from unnest(${shelves}::text[]) as w (shelf) where exists (select from shelf_items i where i.shelf = w.shelf and i.pub_date <= ${now()})`.execute(
    db,
  );
  return new Set(filled.map(({ shelf }) => shelf));
};

const keyOf = ({ shelf, also = [], without = [], where, text }: Wanted): string =>
  JSON.stringify([shelf, also, without, where?.key, text?.key]);

/** One page of a list, newest first. Throws 404 past the last page; an empty list has one page. */
export const readShelf = async (newsroom: Newsroom, wanted: Wanted, { page, size }: Part): Promise<ShelfPage> => {
  const totalItems = await newsroom.count(keyOf(wanted), () => countOn(newsroom, wanted));
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw notFound(`Page ${page} of ${totalPages}`);
  return {
    items:
      totalItems === 0
        ? []
        : await newsroom.cards.of(
            await keysOn(newsroom, wanted, { size, offset: (page - 1) * size, total: totalItems }),
          ),
    totalItems,
    page,
    totalPages,
  };
};
