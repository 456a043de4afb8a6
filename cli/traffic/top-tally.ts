/** How often a text was met. */
export interface Count {
  readonly text: string;
  /** Ids of the rules that took part, where that is what the count is about. */
  readonly rules: readonly string[];
  hits: number;
}

export interface TopTally {
  /** The count of a text, made when it is new. */
  readonly of: (text: string, rules?: readonly string[]) => Count;
  /** Counts with hits, the most frequent first, then by text. */
  readonly top: () => readonly Count[];
  /** Hits of texts that were too rare to be kept. */
  readonly dropped: () => number;
}

const byHits = (one: Count, other: Count): number => other.hits - one.hits || (one.text < other.text ? -1 : one.text > other.text ? 1 : 0);

/**
 * Counts texts within a fixed budget: when there are more than `most`, the rarer half is dropped and `onDrop` told, for
 * the counts that were handed out are then no longer counted.
 */
export const topTally = (most: number, onDrop: () => void): TopTally => {
  let counts = new Map<string, Count>();
  let dropped = 0;
  const drop = (): void => {
    const sorted = [...counts.values()].sort(byHits);
    const kept = sorted.slice(0, Math.floor(most / 2));
    dropped += sorted.slice(kept.length).reduce((sum, { hits }) => sum + hits, 0);
    counts = new Map(kept.map((count) => [count.text, count]));
    onDrop();
  };
  return {
    of: (text, rules = []) => {
      const known = counts.get(text);
      if (known !== undefined) return known;
      if (counts.size >= most) drop();
      const count = { text, rules, hits: 0 };
      counts.set(text, count);
      return count;
    },
    top: () => [...counts.values()].filter(({ hits }) => hits > 0).sort(byHits),
    dropped: () => dropped,
  };
};
