import type { PutBy } from '../terminal/io.ts';
import { mergeSorted } from './merge-sorted.ts';

export interface Counted {
  readonly key: string;
  readonly hits: number;
}

/** Counts any number of keys exactly, in bounded memory. */
export interface ExactTally {
  /** A key must not contain a line end. */
  readonly add: (key: string, hits?: number) => void;
  /** Each key once, sorted. Call it only after the last `add`. */
  readonly counts: () => Iterable<Counted>;
}

export interface TallyRoom {
  readonly keys: number;
  readonly characters: number;
}

export const tallyRoom: TallyRoom = { keys: 2 ** 15, characters: 2 ** 22 };

const byKey = (one: Counted, other: Counted): number => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0);

const asLine = ({ key, hits }: Counted): string => `${hits}\t${key}`;

export const countLines = function* (counts: Iterable<Counted>): Generator<string> {
  for (const count of counts) yield asLine(count);
};

export const countsIn = function* (lines: Iterable<string>): Generator<Counted> {
  for (const line of lines) {
    const tab = line.indexOf('\t');
    yield { hits: Number(line.slice(0, tab)), key: line.slice(tab + 1) };
  }
};

export const putCountsBy = (putBy: PutBy, counts: readonly Counted[]): Iterable<Counted> => {
  const lines = putBy(counts.map(asLine));
  return { [Symbol.iterator]: () => countsIn(lines) };
};

const summed = function* (sorted: Iterable<Counted>): Generator<Counted> {
  let last: Counted | null = null;
  for (const count of sorted) {
    if (last !== null && last.key === count.key) last = { key: last.key, hits: last.hits + count.hits };
    else {
      if (last !== null) yield last;
      last = count;
    }
  }
  if (last !== null) yield last;
};

/** Key prefixes of the counts, in sort order. */
export const sections = { day: 'd', faulty: 'f', group: 'g', reader: 'm', place: 'p', row: 'r' } as const;

export const keyIn = (section: keyof typeof sections, rest: string): string => `${sections[section]}\t${rest}`;

export const sectionsOf = (counts: Iterable<Counted>): ((section: keyof typeof sections) => Iterable<Counted>) => {
  const all = counts[Symbol.iterator]();
  let next = all.next();
  return function* (section) {
    const begins = `${sections[section]}\t`;
    for (; next.done !== true && next.value.key.startsWith(begins); next = all.next())
      yield { key: next.value.key.slice(begins.length), hits: next.value.hits };
  };
};

export const addedUp = (...sorted: readonly Iterable<Counted>[]): Iterable<Counted> =>
  summed(mergeSorted(sorted, byKey));

export const exactTally = (putBy: PutBy, room: TallyRoom): ExactTally => {
  let counts = new Map<string, number>();
  let characters = 0;
  const parts: Iterable<Counted>[] = [];
  const sorted = (): readonly Counted[] => [...counts].map(([key, hits]) => ({ key, hits })).sort(byKey);
  const makeRoom = (): void => {
    parts.push(putCountsBy(putBy, sorted()));
    counts = new Map();
    characters = 0;
  };
  return {
    add: (key, hits = 1) => {
      const known = counts.get(key);
      counts.set(key, (known ?? 0) + hits);
      if (known !== undefined) return;
      characters += key.length;
      if (counts.size >= room.keys || characters >= room.characters) makeRoom();
    },
    counts: () => {
      const held = sorted();
      return { [Symbol.iterator]: () => summed(mergeSorted([...parts, held], byKey)) };
    },
  };
};
