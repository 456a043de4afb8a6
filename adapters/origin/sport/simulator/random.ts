export interface Random {
  readonly next: () => number;
  readonly whole: (low: number, high: number) => number;
  readonly between: (low: number, high: number) => number;
  readonly yes: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T | null;
  readonly weighted: <T>(list: readonly T[], weightOf: (one: T) => number) => T | null;
  readonly shuffled: <T>(list: readonly T[]) => readonly T[];
}

export const seedOf = (...numbers: readonly number[]): number =>
  numbers.reduce((hash, number) => {
    const mixed = Math.imul(hash ^ (number | 0), 0x85ebca6b);
    return (mixed ^ (mixed >>> 13) ^ Math.imul(Math.floor(number / 0x1_0000_0000) | 0, 0xc2b2ae35)) >>> 0;
  }, 0x9e3779b9);

/** Uses mulberry32: the same seed gives the same values on every machine. */
export const openRandom = (seed: number): Random => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (low: number, high: number): number => low + Math.floor((high - low + 1) * next());
  return {
    next,
    whole,
    between: (low, high) => low + (high - low) * next(),
    yes: (probability) => next() < probability,
    pick: (list) => list[Math.floor(list.length * next())] ?? null,
    weighted: (list, weightOf) => {
      const all = list.reduce((sum, one) => sum + weightOf(one), 0);
      let left = next() * all;
      return list.find((one) => (left -= weightOf(one)) < 0 && all > 0) ?? null;
    },
    shuffled: (list) => {
      const deck = [...list];
      for (let at = deck.length - 1; at > 0; at -= 1) {
        const other = whole(0, at);
        const [one, two] = [deck[at], deck[other]];
        if (one !== undefined && two !== undefined) [deck[at], deck[other]] = [two, one];
      }
      return deck;
    },
  };
};
