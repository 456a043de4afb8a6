import type { PrintPage } from '../desk/desk.ts';

/** The ids that the pages of one sweep listed, and their total. */
export interface Sweep {
  readonly page: number;
  readonly ids: ReadonlySet<string>;
  /** Of the first page; null before it. */
  readonly total: number | null;
}

export const newSweep: Sweep = { page: 1, ids: new Set(), total: null };

export type Swept =
  | { readonly next: Sweep }
  /** Every id that the desk lists. */
  | { readonly whole: ReadonlySet<string> }
  /** The pages do not belong together: nothing is concluded. */
  | { readonly partial: string };

/**
 * Joins a page. A sweep is whole when it has as many distinct ids as the desk counts: rows prove nothing, because a page
 * repeats some when a post is removed or added during the sweep. An empty list never counts as whole.
 */
export const joinPage = ({ page, ids, total }: Sweep, { prints, total: counted, pages }: PrintPage): Swept => {
  const joined = new Set([...ids, ...prints.map(({ id }) => id)]);
  if (page < pages) {
    if (prints.length === 0) return { partial: `page ${page} of ${pages} is empty` };
    return { next: { page: page + 1, ids: joined, total: total ?? counted } };
  }
  if (joined.size === 0) return { partial: 'the list is empty' };
  if (joined.size !== counted) return { partial: `${joined.size} ids of ${counted}` };
  return { whole: joined };
};
