import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownTargets } from './known-targets.ts';
import { recent } from './recent.ts';
import { topTally } from './top-tally.ts';

describe('what is remembered of late', () => {
  it('keeps what is asked for again and forgets the rest', () => {
    const memory = recent<number>(2, 1000);
    memory.set('a', 1);
    for (const key of ['b', 'c', 'd', 'e', 'f']) {
      memory.set(key, 2);
      expect(memory.get('a')).toBe(1);
    }
    expect(memory.get('b')).toBe(undefined);
    memory.clear();
    expect(memory.get('a')).toBe(undefined);
  });

  it('never holds more than two generations, by entries and by characters, and never a wrong value', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.string({ maxLength: 5 }), fc.nat()), { maxLength: 100 }), (pairs) => {
      const [memory, truth] = [recent<number>(4, 12), new Map<string, number>()];
      for (const [key, value] of pairs) {
        memory.set(key, value);
        truth.set(key, value);
      }
      const held = [...truth].filter(([key]) => memory.get(key) !== undefined);
      for (const [key, value] of held) expect([value, undefined]).toContain(memory.get(key));
      expect(held.length).toBeLessThanOrEqual(12);
    }));
  });
});

describe('targets that are known', () => {
  it('are told apart by every byte', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.stringMatching(/^[a-c/]{0,140}$/), fc.nat()), { minLength: 1, maxLength: 60 }), (pairs) => {
      const [known, truth] = [knownTargets<number>(), new Map<string, number>()];
      for (const [text, value] of pairs) {
        const bytes = Buffer.from(`<${text}>`);
        known.set(bytes, 1, bytes.length - 1, value);
        truth.set(text, value);
      }
      for (const [text, value] of truth) expect([value, null]).toContain(known.get(Buffer.from(text), 0, text.length));
      const [last, value] = pairs.at(-1) ?? ['', 0];
      expect(known.get(Buffer.from(last), 0, last.length)).toBe(last.length > 128 ? null : value);
    }));
  });
});

describe('a tally of the most frequent', () => {
  it('counts exactly while there is room, the most frequent first, then by text', () => {
    const tally = topTally(10, () => {});
    for (const text of ['b', 'a', 'c', 'c']) tally.of(text).hits += 1;
    tally.of('never');
    expect(tally.top().map(({ text, hits }) => `${text}${hits}`)).toEqual(['c2', 'a1', 'b1']);
    expect(tally.dropped()).toBe(0);
  });

  it('keeps the frequent ones in bounded memory and says how much it dropped', () => {
    let drops = 0;
    const tally = topTally(10, () => { drops += 1; });
    for (let round = 0; round < 1000; round += 1) {
      tally.of(`rare${round}`).hits += 1;
      tally.of('frequent').hits += 1;
    }
    expect(tally.top()[0]).toMatchObject({ text: 'frequent', hits: 1000 });
    expect(tally.top().length).toBeLessThanOrEqual(10);
    expect(tally.top().reduce((sum, { hits }) => sum + hits, tally.dropped())).toBe(2000);
    expect(drops).toBeGreaterThan(100);
  });
});
