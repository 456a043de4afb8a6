import type { Slice } from '../desk/desk.ts';
import { byId } from './listed-ids.ts';

/**
 * A bisection for an offset at which the desk's list differs from the known one: the lists are the same just before `same`, and differ
 * at `differs`.
 */
export interface Search {
  readonly known: readonly string[];
  readonly same: number;
  readonly differs: number;
}

export interface Difference {
  /** Known ids that the desk does not list. */
  readonly missing: readonly string[];
  /** Of the desk: the answer has all posts between two of its ids. */
  readonly slice: Slice;
}

/** A search ends with one answer of so many posts. */
export const sliceSize = 20;

/** Null when the post at the offset is the known one and the lists are equally long. */
export const beginSearch = (known: readonly string[], offset: number, { prints, total }: Slice): Search | null => {
  const isSame = prints[0] !== undefined && prints[0].id === known[offset];
  if (isSame && total === known.length) return null;
  return isSame
    ? { known, same: offset + 1, differs: Math.max(offset + 1, Math.min(known.length, total)) }
    : { known, same: 0, differs: Math.min(offset, total) };
};

/** The next part of the list to read. */
export const nextPart = ({ same, differs }: Search): { readonly offset: number; readonly count: number } =>
  differs - same < sliceSize - 1
    ? { offset: Math.max(0, same - 1), count: sliceSize }
    : { offset: Math.floor((same + differs) / 2), count: 1 };

export const narrow = (search: Search, offset: number, { prints }: Slice): Search =>
  prints[0] !== undefined && prints[0].id === search.known[offset]
    ? { ...search, same: offset + 1 }
    : { ...search, differs: offset };

/** One answer is complete between its first and its last post; before and after them only at the ends of the list. */
export const differenceIn = (known: readonly string[], slice: Slice): Difference => {
  const { offset, prints, total } = slice;
  const ids = new Set(prints.map(({ id }) => id));
  const [first, last] = [prints[0]?.id, prints.at(-1)?.id];
  if (first === undefined || last === undefined) return { missing: [], slice };
  const isInside = (id: string): boolean =>
    (offset === 0 || byId(id, first) > 0) && (offset + prints.length >= total || byId(id, last) < 0);
  return { missing: known.filter((id) => isInside(id) && !ids.has(id)), slice };
};
