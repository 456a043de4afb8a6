/** Lists of articles are at most this deep in what pages load. */
const maxDepth = 4;

const hasItems = (value: unknown, depth = maxDepth): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  return Object.values(value).some((inner) => hasItems(inner, depth - 1));
};

/**
 * Seconds past its lifetime that a value proves an empty one to be an error. `agesOut`: lists of what is on may become
 * empty at any time.
 */
export const doubtFor = { usual: 3_600, agesOut: 300 } as const;

/** Whether all lists of a value became empty. */
export const isEmptied = (before: unknown, after: unknown): boolean => hasItems(before) && !hasItems(after);
