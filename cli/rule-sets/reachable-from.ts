/** How many steps a search may still take; all searches of one question share it. */
export interface Budget {
  left: number;
}

/**
 * The nodes that can be reached from `start`, itself only by coming back. A search that runs out of steps ends early,
 * with none left.
 */
export const reachableFrom = (
  start: number,
  nextOf: (node: number) => Iterable<number>,
  budget: Budget,
): ReadonlySet<number> => {
  const seen = new Set<number>();
  const waiting = [start];
  for (let node = waiting.pop(); node !== undefined && budget.left > 0; node = waiting.pop()) {
    for (const next of nextOf(node)) {
      budget.left -= 1;
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return seen;
};
