import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PutBy } from '../terminal/io.ts';
import { exactTally } from './exact-tally.ts';
import { rowKey, rowsByKind } from './tallied-rows.ts';

const shelf = (): { readonly putBy: PutBy; readonly largest: () => number; readonly times: () => number } => {
  let [largest, times] = [0, 0];
  return {
    putBy: (lines) => {
      const kept = [...lines];
      largest = Math.max(largest, kept.length);
      times += 1;
      return kept;
    },
    largest: () => largest,
    times: () => times,
  };
};

describe('an exact tally', () => {
  it('counts every text exactly and in its order, however little room it has', () => {
    const texts = fc.array(fc.stringMatching(/^[a-d\t ]{0,3}$/), { maxLength: 200 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (all, keys) => {
        const truth = new Map<string, number>();
        const tally = exactTally(shelf().putBy, { keys, characters: 1000 });
        for (const text of all) {
          tally.add(text);
          truth.set(text, (truth.get(text) ?? 0) + 1);
        }
        const counted = [...tally.counts()];
        expect(counted.map(({ key }) => key)).toEqual([...truth.keys()].sort());
        expect(new Map(counted.map(({ key, hits }) => [key, hits]))).toEqual(truth);
        expect([...tally.counts()]).toEqual(counted);
      }),
    );
  });

  it('counts 62,000 dead addresses exactly, and never exceeds its memory limit', () => {
    const { putBy, largest, times } = shelf();
    const tally = exactTally(putBy, { keys: 5000, characters: 2 ** 20 });
    for (let round = 0; round < 3; round += 1)
      for (let index = 0; index < 62_000; index += 1)
        if (round <= index % 3) tally.add(rowKey('new-404', `/nincs-${index}`));
    expect(times()).toBeGreaterThan(12);
    const needs = { putBy, max: 1000, isExcused: () => false };
    for (const all of [false, true]) {
      const found = rowsByKind(tally.counts(), { ...needs, all }).get('new-404');
      expect(found).toMatchObject({ of: 62_000, requests: 123_999, failing: 62_000 });
      expect(found?.list).toHaveLength(1000);
      expect(found?.list.every(({ url, hits }) => hits === 3 && Number(url.slice(7)) % 3 === 2)).toBe(true);
      const every = [...(found?.every ?? [])];
      expect(every).toHaveLength(all ? 62_000 : 1000);
      expect(every.every(({ url, hits }) => hits === (Number(url.slice(7)) % 3) + 1)).toBe(true);
      expect(every.map(({ hits }) => hits)).toEqual(every.map(({ hits }) => hits).toSorted((one, two) => two - one));
    }
    expect(largest()).toBeLessThanOrEqual(2 ** 14);
  });
});
