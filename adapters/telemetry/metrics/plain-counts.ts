import type { Labels, Reading } from './measures.ts';

/** Counts in a plain object: a hit costs one addition, and a scrape does the rest. */
export const createHitCounts = () => {
  const counts: Record<string, number> = Object.create(null) as Record<string, number>;
  return {
    count: (route: string): void => {
      counts[route] = (counts[route] ?? 0) + 1;
    },
    read: (more: Labels = {}): readonly Reading[] =>
      Object.entries(counts).map(([route, value]) => ({ value, labels: { 'http.route': route, ...more } })),
  };
};

export type HitCounts = ReturnType<typeof createHitCounts>;

export const createCounts = () => {
  const counts = new Map<string, { value: number; readonly labels: Labels }>();
  return {
    count: (labels: Labels): void => {
      const key = JSON.stringify(labels);
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { value: 1, labels });
      else known.value += 1;
    },
    read: (): readonly Reading[] => [...counts.values()],
  };
};
