export interface Budget {
  left: number;
}

/** Includes `start` only if a cycle leads back to it. Stops early when the budget is used up. */
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
