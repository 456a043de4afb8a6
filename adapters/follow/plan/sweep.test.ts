import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrintPage } from '../desk/desk.ts';
import { joinPage, newSweep, type Swept } from './sweep.ts';

const page = (ids: readonly number[], total: number, pages: number): PrintPage => ({
  prints: ids.map((id) => ({ id: String(id), print: 'x', media: null, publishedAt: 0, modified: 0 })),
  total,
  pages,
});

const sweep = (pages: readonly PrintPage[]): Swept => {
  let swept: Swept = { next: newSweep };
  for (const one of pages) if ('next' in swept) swept = joinPage(swept.next, one);
  return swept;
};

/** Pages of a list by id, as the desk gives them while posts disappear between requests. */
const listWhile = (ids: readonly number[], size: number, gone: ReadonlyMap<number, number>): readonly PrintPage[] => {
  let left = [...ids];
  const pages: PrintPage[] = [];
  for (let at = 1; ; at += 1) {
    const removed = gone.get(at);
    left = left.filter((id) => id !== removed);
    const count = Math.ceil(left.length / size);
    pages.push(page(left.slice((at - 1) * size, at * size), left.length, count));
    if (at >= count) return pages;
  }
};

describe('a sweep', () => {
  it('is whole when it has as many distinct ids as the desk counts', () => {
    expect(sweep([page([1, 2], 3, 2), page([3], 3, 2)])).toEqual({ whole: new Set(['1', '2', '3']) });
  });

  it('is not whole with repeated rows instead of other posts, without rows, or without a page', () => {
    expect(sweep([page([1, 2], 4, 2), page([2, 3], 4, 2)])).toHaveProperty('partial');
    expect(sweep([page([], 0, 0)])).toHaveProperty('partial');
    expect(sweep([page([1, 2], 6, 3), page([], 6, 3)])).toHaveProperty('partial');
  });

  it('never misses a post that stays, or it is not whole, or another post went during it', () => {
    const posts = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(posts, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 2, max: 5 }), (all, size, when) => {
        const ids = all.toSorted((one, other) => one - other);
        const still = sweep(listWhile(ids, size, new Map()));
        expect(still).toEqual({ whole: new Set(ids.map(String)) });
        const gone = ids[0] ?? 0;
        const swept = sweep(listWhile(ids, size, new Map([[when, gone]])));
        if (!('whole' in swept)) return;
        const missing = ids.filter((id) => id !== gone && !swept.whole.has(String(id)));
        // Each of them is asked for alone before it may go (remove-missing.ts).
        expect(missing.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
