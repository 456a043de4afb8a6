import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { livePageCount, livePageNeighbours, livePageOf, livePageRange } from './live-paging.ts';

describe('livePageRange', () => {
  const totals = fc.nat(2000);

  it.each([
    [0, null, [0, 0]],
    [1, null, [0, 1]],
    [59, null, [0, 59]],
    [59, 2, null],
    [60, null, [0, 30]],
    [60, 2, [30, 60]],
    [61, null, [0, 31]],
    [61, 2, [31, 61]],
    [95, null, [0, 35]],
    [95, 2, [65, 95]],
    [95, 3, [35, 65]],
    [95, 4, null],
    [95, 1, null],
    [95, 0, null],
    [95, 2.5, null],
  ] as const)('of %d posts on page %s is %j', (total, page, range) => {
    expect(livePageRange(total, page)).toEqual(range && { from: range[0], to: range[1] });
  });

  it('never shifts on an older page, however many posts are added', () => {
    fc.assert(
      fc.property(totals, fc.nat(500), (total, added) => {
        for (let page = 2; page <= livePageCount(total); page += 1) {
          const before = livePageRange(total, page);
          const later = livePageRange(total + added, page);
          expect(later).toEqual(before && { from: before.from + added, to: before.to + added });
        }
      }),
    );
  });

  it('shows every post on exactly one page, and from 30 to 59 on the newest of several', () => {
    fc.assert(
      fc.property(totals, (total) => {
        const pages = [
          null,
          ...Array.from({ length: livePageCount(total) - 1 }, (_, index) => livePageCount(total) - index),
        ];
        const ranges = pages.map((page) => livePageRange(total, page) ?? { from: -1, to: -1 });
        expect(ranges.map(({ from }) => from)).toEqual([0, ...ranges.slice(0, -1).map(({ to }) => to)]);
        expect(ranges.at(-1)?.to).toBe(total);
        const newest = ranges[0]?.to ?? 0;
        expect(newest <= 59 && (total < 30 || newest >= 30)).toBe(true);
      }),
    );
  });

  it('is where a link to a post leads', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }).chain((total) => fc.tuple(fc.constant(total), fc.nat(total - 1))),
        ([total, index]) => {
          const range = livePageRange(total, livePageOf(total, index));
          expect(range !== null && range.from <= index && index < range.to).toBe(true);
        },
      ),
    );
  });

  it('joins its neighbours in time', () => {
    expect(livePageNeighbours(95, null)).toEqual({ older: 3, newer: undefined });
    expect(livePageNeighbours(95, 3)).toEqual({ older: 2, newer: null });
    expect(livePageNeighbours(95, 2)).toEqual({ older: undefined, newer: 3 });
    expect(livePageNeighbours(9, null)).toEqual({ older: undefined, newer: undefined });
    fc.assert(
      fc.property(totals, (total) => {
        for (const page of [null, ...Array.from({ length: livePageCount(total) - 1 }, (_, index) => index + 2)]) {
          const { older, newer } = livePageNeighbours(total, page);
          const range = livePageRange(total, page);
          expect(older === undefined ? total : livePageRange(total, older)?.from).toBe(range?.to);
          expect(newer === undefined ? 0 : livePageRange(total, newer)?.to).toBe(range?.from);
        }
      }),
    );
  });
});
