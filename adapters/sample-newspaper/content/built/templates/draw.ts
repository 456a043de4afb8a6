import { seededChance } from '../../../../origin/media/motifs/canvas/seeded-chance.ts';

export interface Draw {
  /** Returns every item of a shuffled list before any repeats. */
  next<T>(list: readonly T[]): T;
  whole(low: number, high: number): number;
  step(low: number, high: number, step: number): number;
}

export const openDraw = (seed: string): Draw => {
  const chance = seededChance(seed);
  const decks = new Map<readonly unknown[], unknown[]>();
  const shuffled = <T>(list: readonly T[]): T[] => {
    const deck = [...list];
    for (let at = deck.length - 1; at > 0; at -= 1) {
      const other = chance.whole(0, at);
      [deck[at], deck[other]] = [deck[other] as T, deck[at] as T];
    }
    return deck;
  };
  return {
    next: <T>(list: readonly T[]): T => {
      const left = decks.get(list) as T[] | undefined;
      const deck = left === undefined || left.length === 0 ? shuffled(list) : left;
      decks.set(list, deck);
      return deck.pop() as T;
    },
    whole: chance.whole,
    step: (low, high, step) => low + step * chance.whole(0, Math.floor((high - low) / step)),
  };
};

/** `1234`, `12 345`: groups digits from five on, with a no-break space. */
export const figure = (value: number): string =>
  value < 10_000 ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** 125 → `12,5`, 120 → `12`. */
export const tenths = (value: number): string =>
  value % 10 === 0 ? figure(value / 10) : `${figure(Math.floor(value / 10))},${value % 10}`;
