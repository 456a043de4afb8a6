export type Chance = {
  readonly between: (low: number, high: number) => number;
  /** Both bounds are included. */
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  readonly yes: (probability: number) => boolean;
};

/** FNV-1a: the same on every machine. */
const seedFrom = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

export const seededChance = (seed: string): Chance => {
  let state = seedFrom(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (list) => list[Math.floor(list.length * next())] ?? list[0],
    yes: (probability) => next() < probability,
  };
};
