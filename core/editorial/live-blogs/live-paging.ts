/** Which posts a page shows: those from `from` up to, not including, `to`, counted from the newest. */
export interface PostRange {
  readonly from: number;
  readonly to: number;
}

/** Posts of an older page (spec §9). */
const perPage = 30;

/**
 * How many pages so many posts fill. The newest page absorbs what fills no page of its own, so it holds up to twice
 * as many.
 */
export const livePageCount = (total: number): number => Math.max(1, Math.floor(total / perPage));

/** Blocks are counted from the oldest, from 1, so that no new post ever moves an older page. */
const rangeOfBlock = (total: number, block: number): PostRange => ({
  from: block === livePageCount(total) ? 0 : total - block * perPage,
  to: total - (block - 1) * perPage,
});

/**
 * The posts of a page of a live blog with so many posts; null past the last. `page` is that of the address: none is
 * the newest, and the
 * older ones are numbered from the oldest, which is 2 because 1 means no page (R7). An older page never shifts when
 * posts are added.
 */
export const livePageRange = (total: number, page: number | null): PostRange | null => {
  const count = livePageCount(total);
  if (page === null) return rangeOfBlock(total, count);
  return Number.isInteger(page) && page >= 2 && page <= count ? rangeOfBlock(total, page - 1) : null;
};

/**
 * The page on which a post stands, counted from the newest as 0: what a link to the post leads to. Null is the newest
 * page.
 */
export const livePageOf = (total: number, index: number): number | null => {
  const block = Math.floor((total - 1 - index) / perPage) + 1;
  return block >= livePageCount(total) ? null : block + 1;
};

/** The page before and after in time of one that exists; undefined where there is none, null for the newest page. */
export const livePageNeighbours = (
  total: number,
  page: number | null,
): { readonly older: number | undefined; readonly newer: number | null | undefined } => {
  const count = livePageCount(total);
  const block = page === null ? count : page - 1;
  return {
    older: block > 1 ? block : undefined,
    newer: block === count ? undefined : block + 1 === count ? null : block + 2,
  };
};
