import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slips } from './slips.ts';
import { maxSlips, spellingIndex } from './spelling-index.ts';

const word = fc.stringMatching(/^[abc-]{4,24}$/);

const slowly = (one: string, other: string): number => {
  const table = Array.from({ length: one.length + 1 }, (_, at) =>
    [at, ...other].map((_letter, to) => (at === 0 ? to : at)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] as number;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (table[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(!same),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  return at(one.length, other.length);
};

describe('slips of the hand', () => {
  it('are counted as by the definition, up to a bound', () => {
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, max) => {
        expect(slips(one, other, max)).toBe(Math.min(slowly(one, other), max + 1));
      }),
    );
  });

  it('lead back to the word, one changed letter at a time', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), (words, which, where) => {
        const meant = words[which % words.length] as string;
        const at = where % meant.length;
        for (const typed of [meant.slice(0, at) + meant.slice(at + 1), `${meant.slice(0, at)}x${meant.slice(at)}`])
          if (typed.length >= 4 && maxSlips(Math.min(typed.length, meant.length)) > 0)
            expect(spellingIndex(words)(typed).map((near) => words[near.at])).toContain(meant);
      }),
    );
  });
});
