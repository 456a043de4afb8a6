export interface PostRange {
  readonly from: number;
  readonly to: number;
}

/** Spec §9. */
const perPage = 30;

/** The newest page absorbs an incomplete page and holds up to twice as many posts. */
export const livePageCount = (total: number): number => Math.max(1, Math.floor(total / perPage));

const rangeOfBlock = (total: number, block: number): PostRange => ({
  from: block === livePageCount(total) ? 0 : total - block * perPage,
  to: total - (block - 1) * perPage,
});

/** Null past the last page. Older pages are numbered from the oldest, starting at 2, because 1 means no page (R7). */
export const livePageRange = (total: number, page: number | null): PostRange | null => {
  const count = livePageCount(total);
  if (page === null) return rangeOfBlock(total, count);
  return Number.isInteger(page) && page >= 2 && page <= count ? rangeOfBlock(total, page - 1) : null;
};

/** `index` counts from the newest, starting at 0. Null is the newest page. */
export const livePageOf = (total: number, index: number): number | null => {
  const block = Math.floor((total - 1 - index) / perPage) + 1;
  return block >= livePageCount(total) ? null : block + 1;
};

/** Undefined when there is no such page, null for the newest page. */
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
