import { sql } from 'kysely';
import { notFound } from '../../http/problem.ts';
import type { ApiContext } from '../context/api-context.ts';
import type { CardKey } from '../../editorial/articles/cards.ts';
import { countOn, firstOn, keysOn } from './list-index-keys.ts';
import type { Wanted } from './list-index-keys.ts';
import type { Summary } from '../../editorial/articles/summary.ts';

interface Part {
  readonly page: number;
  readonly size: number;
  readonly oldestFirst?: boolean;
}

interface ListIndexPage {
  readonly items: readonly Summary[];
  readonly totalItems: number;
  readonly page: number;
  readonly totalPages: number;
}

export const newestOn = async (context: ApiContext, wanted: Wanted, size: number): Promise<readonly Summary[]> =>
  context.cards.of(await keysOn(context, wanted, { size, offset: 0 }));

export const filledListIndexes = async (
  { db, now }: ApiContext,
  listIndexes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows: filled } = await sql<{ shelf: string }>`
    select w.shelf from unnest(${listIndexes}::text[]) as w (shelf) where exists (select from shelf_items i where i.shelf = w.shelf and i.pub_date <= ${now()})`.execute(
    db,
  );
  return new Set(filled.map(({ shelf }) => shelf));
};

const keyOf = ({ shelf, also = [], without = [], where, text }: Wanted): string =>
  JSON.stringify([shelf, also, without, where?.key, text?.key]);

/** Throws 404 past the last page. An empty list has one page. */
export const readListIndex = async (
  context: ApiContext,
  wanted: Wanted,
  { page, size, oldestFirst = false }: Part,
): Promise<ListIndexPage> => {
  const { text } = wanted;
  let first: readonly CardKey[] | null = null;
  const totalItems = await context.count(keyOf(wanted), async () => {
    if (text === undefined || page > 1 || oldestFirst) return countOn(context, wanted);
    const { total, keys } = await firstOn(context, { ...wanted, text }, size);
    first = keys;
    return total;
  });
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw notFound(`Page ${page} of ${totalPages}`);
  const [begin, end] = [(page - 1) * size, Math.min(page * size, totalItems)];
  const part = oldestFirst ? { offset: totalItems - end, size: end - begin } : { offset: begin, size };
  const keys = first ?? (totalItems === 0 ? [] : await keysOn(context, wanted, { ...part, total: totalItems }));
  return {
    items: await context.cards.of(oldestFirst ? keys.toReversed() : keys),
    totalItems,
    page,
    totalPages,
  };
};
