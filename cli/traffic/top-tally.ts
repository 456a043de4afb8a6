export interface Count {
  readonly text: string;
  readonly rules: readonly string[];
  hits: number;
}

export interface TopTally {
  readonly add: (text: string, rules?: readonly string[], hits?: number) => void;
  readonly top: () => readonly Count[];
  readonly dropped: () => number;
}

const byHits = (one: Count, other: Count): number =>
  other.hits - one.hits || (one.text < other.text ? -1 : one.text > other.text ? 1 : 0);

/** When there are more than `most` texts, drops the rarer half, and the later ones among equals. */
export const topTally = (max: number): TopTally => {
  let counts = new Map<string, Count>();
  let dropped = 0;
  const drop = (): void => {
    const sorted = [...counts.values()].sort((one, other) => other.hits - one.hits);
    const kept = sorted.slice(0, Math.floor(max / 2));
    dropped += sorted.slice(kept.length).reduce((sum, { hits }) => sum + hits, 0);
    counts = new Map(kept.map((count) => [count.text, count]));
  };
  return {
    add: (text, rules = [], hits = 1) => {
      const known = counts.get(text);
      if (known !== undefined) {
        known.hits += hits;
        return;
      }
      if (counts.size >= max) drop();
      counts.set(text, { text, rules, hits });
    },
    top: () => [...counts.values()].sort(byHits),
    dropped: () => dropped,
  };
};
