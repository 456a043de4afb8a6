import { slips } from './slips.ts';

export interface Near {
  readonly at: number;
  readonly slips: number;
}

export type SpellingIndex = (word: string) => readonly Near[];

export const maxSlips = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 12 ? 2 : 3);

/** Two swapped letters count as two changes here. */
const piecesOf = (length: number): number => maxSlips(length) + 2;

const shared = 2 ** 21;
/** Maximum words looked up per piece; rarer pieces decide. */
const maxOfPiece = 400;

const hashOf = (length: number, piece: number, word: string, start: number, end: number): number => {
  let hash = Math.imul(length * 8 + piece, 0x9e37_79b1);
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x0100_0193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

const bounds = (length: number, piece: number): readonly [number, number] => {
  const pieces = piecesOf(length);
  return [Math.floor((piece * length) / pieces), Math.floor(((piece + 1) * length) / pieces)];
};

const firstAtLeast = (sorted: Float64Array, value: number): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] as number) < value) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** A similar word shares at least two pieces unchanged (Li et al., Pass-Join, 2011). At most 2 ** 21 words. */
export const spellingIndex = (words: readonly string[]): SpellingIndex => {
  const keys: number[] = [];
  words.forEach((word, at) => {
    for (let piece = 0; piece < piecesOf(word.length) && word.length >= 4; piece += 1) {
      const [start, end] = bounds(word.length, piece);
      if (end > start) keys.push(hashOf(word.length, piece, word, start, end) * shared + at);
    }
  });
  const sorted = Float64Array.from(keys).sort();
  const withPiece = (hash: number, found: Map<number, number>): void => {
    const first = firstAtLeast(sorted, hash * shared);
    const next = (hash + 1) * shared;
    for (let place = first; place < sorted.length && (sorted[place] as number) < next; place += 1) {
      if (place - first > maxOfPiece) return;
      const at = (sorted[place] as number) % shared;
      found.set(at, (found.get(at) ?? 0) + 1);
    }
  };
  const candidates = (word: string): ReadonlyMap<number, number> => {
    const found = new Map<number, number>();
    const reach = maxSlips(word.length);
    for (let length = Math.max(4, word.length - reach); length <= word.length + reach; length += 1) {
      const max = maxSlips(length);
      if (Math.abs(length - word.length) > max) continue;
      for (let piece = 0; piece < piecesOf(length); piece += 1) {
        const [start, end] = bounds(length, piece);
        for (let moved = Math.max(0, start - max); moved <= start + max; moved += 1)
          if (end > start && moved + end - start <= word.length)
            withPiece(hashOf(length, piece, word, moved, moved + end - start), found);
      }
    }
    return found;
  };
  return (word) => {
    const near: Near[] = [];
    const min = word.length < 8 ? 1 : 2;
    for (const [at, pieces] of candidates(word)) {
      if (pieces < min) continue;
      const other = words[at] as string;
      const max = maxSlips(Math.min(word.length, other.length));
      const found = slips(word, other, max);
      if (found <= max) near.push({ at, slips: found });
    }
    return near.sort((one, other) => one.slips - other.slips || one.at - other.at);
  };
};
