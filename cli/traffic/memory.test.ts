import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownTargetsSize } from './known-targets.ts';
import { knownTargets } from './known-targets.ts';
import { noteNothing, numberReactions } from './number-reactions.ts';
import { topTally } from './top-tally.ts';
import type { Group } from './verdict-groups.ts';

interface Memory {
  readonly find: (host: number, text: string) => number;
  readonly keep: (host: number, text: string, value: number) => void;
}

const memoryOf = (size?: KnownTargetsSize): Memory => {
  const known = knownTargets(size);
  const at = (host: number, text: string): Parameters<typeof known.get> => {
    const bytes = Buffer.from(`<${text}>...`);
    const [start, end] = [1, bytes.length - 4];
    return [known.hashOf(host, bytes, start, end), host, bytes, start, end];
  };
  return {
    find: (host, text) => known.get(...at(host, text)),
    keep: (host, text, value) => known.set(...at(host, text), value),
  };
};

describe('targets that are known', () => {
  it('are distinguished by every byte and by host, with any memory size', () => {
    const asked = fc.tuple(
      fc.nat(3),
      fc.oneof(
        fc.stringMatching(/^[ab/]{0,5}$/),
        fc.constantFrom(511, 512).map((length) => 'x'.repeat(length)),
      ),
    );
    fc.assert(
      fc.property(
        fc.array(asked, { minLength: 1, maxLength: 80 }),
        fc.constantFrom(undefined, { places: 16, words: 200 }),
        (all, size) => {
          const [memory, truth] = [memoryOf(size), new Map<string, number>()];
          for (const [value, [host, text]] of all.entries()) {
            const found = memory.find(host, text);
            if (found >= 0) expect(found).toBe(truth.get(`${host} ${text}`));
            else {
              memory.keep(host, text, value);
              truth.set(`${host} ${text}`, value);
            }
            expect(memory.find(host, text)).toBe(truth.get(`${host} ${text}`));
          }
        },
      ),
    );
  });

  it('are all found while there is room', () => {
    const memory = memoryOf({ places: 1024, words: 8192 });
    const targets = Array.from({ length: 700 }, (_, index) => `/cikk-${index}`);
    for (const [value, text] of targets.entries()) {
      expect(memory.find(0, text)).toBe(-1);
      memory.keep(0, text, value);
    }
    expect(targets.map((text) => memory.find(0, text))).toEqual([...targets.keys()]);
    expect(memory.find(1, '/cikk-0')).toBe(-1);
  });

  it('keep their numbers when the table grows', () => {
    const memory = memoryOf();
    const targets = Array.from({ length: 20_000 }, (_, index) => `/cikk-${index}`);
    for (const [value, text] of targets.entries()) memory.keep(0, text, value);
    const found = targets.map((text) => memory.find(0, text));
    const forgotten = found.lastIndexOf(-1) + 1;
    expect(forgotten).toBeLessThan(5_000);
    expect(found).toEqual([...targets.keys()].map((value) => (value < forgotten ? -1 : value)));
  });

  it('are neither long nor at the end of their buffer', () => {
    const { canHold } = knownTargets();
    const bytes = Buffer.alloc(600);
    expect([
      canHold(bytes, 0, 512),
      canHold(bytes, 0, 513),
      canHold(bytes, 590, 596),
      canHold(bytes, 590, 597),
    ]).toEqual([true, false, true, false]);
  });
});

describe('reactions', () => {
  const group = (hits: number): Group => ({ outcome: 'page', final: 'page', site: null, route: null, rules: [], hits });

  it('have the same number when they are the same', () => {
    const [reactions, one, other, note] = [numberReactions(), group(1), group(2), () => {}];
    const numbers = [
      [one, noteNothing],
      [one, noteNothing],
      [other, noteNothing],
      [one, note],
      [one, noteNothing],
      [other, note],
    ].map(([of, with_]) => reactions.numberOf({ group: of as Group, note: with_ as () => void }));
    expect(numbers).toEqual([0, 0, 1, 2, 0, 3]);
    expect(reactions.at(3)).toMatchObject({ group: other, note });
  });

  it('reuse no number', () => {
    const [reactions, one] = [numberReactions(), group(1)];
    const numbers = Array.from({ length: 3000 }, () => reactions.numberOf({ group: one, note: () => {} }));
    expect(numbers.filter((number) => number >= 0).length).toBe(2048);
    expect(reactions.numberOf({ group: one, note: noteNothing })).toBe(2048);
  });
});

describe('a tally of the most frequent', () => {
  it('counts exactly while there is room, the most frequent first, then by text', () => {
    const tally = topTally(10);
    for (const text of ['b', 'a', 'c', 'c']) tally.add(text);
    expect(tally.top().map(({ text, hits }) => `${text}${hits}`)).toEqual(['c2', 'a1', 'b1']);
    expect(tally.dropped()).toBe(0);
  });

  it('keeps the frequent ones in bounded memory and says how much it dropped', () => {
    const tally = topTally(10);
    for (let round = 0; round < 1000; round += 1) {
      tally.add(`rare${round}`);
      tally.add('frequent');
    }
    expect(tally.top()[0]).toMatchObject({ text: 'frequent', hits: 1000 });
    expect(tally.top().length).toBeLessThanOrEqual(10);
    expect(tally.top().reduce((sum, { hits }) => sum + hits, tally.dropped())).toBe(2000);
  });
});
