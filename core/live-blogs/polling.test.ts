import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { livePageCount, livePageNeighbours, livePageOf, livePageRange } from './live-paging.ts';
import { needsRefetch } from './needs-refetch.ts';
import { firstPoll, nextPoll, secondsToPoll } from './poll-schedule.ts';

const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const waits = (failures: number, ok: boolean, chance: number, retryAfter?: number) => nextPoll({ failures }, { at: 1000, ok, retryAfter }, chance).dueAt - 1000;

describe('nextPoll', () => {
  it.each([[0, 12], [0.5, 15], [0.999999, 18]])('is 15 s ±20 %% after success: with %d after %d s', (chance, seconds) => {
    expect(waits(7, true, chance)).toBeCloseTo(seconds, 3);
    expect(firstPoll(1000, chance).dueAt - 1000).toBeCloseTo(seconds, 3);
  });

  it('doubles with each error in a row, to five minutes', () => {
    expect([0, 1, 2, 3, 4, 5, 60, 5000].map((failures) => waits(failures, false, 0.5))).toEqual([30, 60, 120, 240, 300, 300, 300, 300]);
  });

  it('begins anew after a success', () => {
    expect(nextPoll({ failures: 9 }, { at: 0, ok: true }, 0.5)).toEqual({ failures: 0, dueAt: 15 });
    expect(nextPoll({ failures: 1 }, { at: 0, ok: false }, 0.5)).toEqual({ failures: 2, dueAt: 60 });
  });

  it('does not come before upstream\'s Retry-After, which shortens nothing', () => {
    expect([waits(0, false, 0.5, 120), waits(0, false, 0.5, 5), waits(0, true, 0.5, 900), waits(9, false, 0.5, 3600)]).toEqual([120, 30, 900, 3600]);
    expect([waits(0, true, 0.5, Number.NaN), waits(0, true, 0.5, -9), waits(0, true, 0.5, 1e12)]).toEqual([15, 15, 86_400]);
  });

  it('waits 12 s to 5 minutes, or as long as it was asked to, whatever happened', () => {
    fc.assert(fc.property(fc.nat(2000), fc.boolean(), chances, fc.option(fc.nat(90_000), { nil: undefined }), (failures, ok, chance, retryAfter) => {
      const seconds = waits(failures, ok, chance, retryAfter);
      expect(seconds).toBeGreaterThanOrEqual(Math.max(12, Math.min(retryAfter ?? 0, 86_400)) - 1e-9);
      expect(seconds).toBeLessThanOrEqual(Math.max(300, Math.min(retryAfter ?? 0, 86_400)));
    }));
  });
});

describe('secondsToPoll', () => {
  it('pauses while hidden, and polls at once on return when overdue', () => {
    const poll = { dueAt: 100, failures: 0 };
    expect([secondsToPoll(poll, 90, true), secondsToPoll(poll, 90, false), secondsToPoll(poll, 100, false), secondsToPoll(poll, 500, false), secondsToPoll(poll, 500, true)]).toEqual([null, 10, 0, 0, null]);
  });
});

describe('needsRefetch', () => {
  it.each([[3, 4, true], [3, 3, false], [4, 3, false], [3, Number.NaN, false], [Number.NaN, 3, false]])('of the reader\'s %d and the server\'s %d is %s', (mine, theirs, needed) => {
    expect(needsRefetch(mine, theirs)).toBe(needed);
  });
});

describe('livePageRange', () => {
  const totals = fc.nat(2000);

  it.each([
    [0, null, [0, 0]], [1, null, [0, 1]], [59, null, [0, 59]], [59, 2, null], [60, null, [0, 30]], [60, 2, [30, 60]], [61, null, [0, 31]], [61, 2, [31, 61]],
    [95, null, [0, 35]], [95, 2, [65, 95]], [95, 3, [35, 65]], [95, 4, null], [95, 1, null], [95, 0, null], [95, 2.5, null],
  ] as const)('of %d posts on page %s is %j', (total, page, range) => {
    expect(livePageRange(total, page)).toEqual(range && { from: range[0], to: range[1] });
  });

  it('never shifts on an older page, however many posts are added', () => {
    fc.assert(fc.property(totals, fc.nat(500), (total, added) => {
      for (let page = 2; page <= livePageCount(total); page += 1) {
        const before = livePageRange(total, page);
        const later = livePageRange(total + added, page);
        expect(later).toEqual(before && { from: before.from + added, to: before.to + added });
      }
    }));
  });

  it('shows every post on exactly one page, and from 30 to 59 on the newest of several', () => {
    fc.assert(fc.property(totals, (total) => {
      const pages = [null, ...Array.from({ length: livePageCount(total) - 1 }, (_, index) => livePageCount(total) - index)];
      const ranges = pages.map((page) => livePageRange(total, page) ?? { from: -1, to: -1 });
      expect(ranges.map(({ from }) => from)).toEqual([0, ...ranges.slice(0, -1).map(({ to }) => to)]);
      expect(ranges.at(-1)?.to).toBe(total);
      const newest = ranges[0]?.to ?? 0;
      expect(newest <= 59 && (total < 30 || newest >= 30)).toBe(true);
    }));
  });

  it('is where a link to a post leads', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 2000 }).chain((total) => fc.tuple(fc.constant(total), fc.nat(total - 1))), ([total, index]) => {
      const range = livePageRange(total, livePageOf(total, index));
      expect(range !== null && range.from <= index && index < range.to).toBe(true);
    }));
  });

  it('joins its neighbours in time', () => {
    expect(livePageNeighbours(95, null)).toEqual({ older: 3, newer: undefined });
    expect(livePageNeighbours(95, 3)).toEqual({ older: 2, newer: null });
    expect(livePageNeighbours(95, 2)).toEqual({ older: undefined, newer: 3 });
    expect(livePageNeighbours(9, null)).toEqual({ older: undefined, newer: undefined });
    fc.assert(fc.property(totals, (total) => {
      for (const page of [null, ...Array.from({ length: livePageCount(total) - 1 }, (_, index) => index + 2)]) {
        const { older, newer } = livePageNeighbours(total, page);
        const range = livePageRange(total, page);
        expect(older === undefined ? total : livePageRange(total, older)?.from).toBe(range?.to);
        expect(newer === undefined ? 0 : livePageRange(total, newer)?.to).toBe(range?.from);
      }
    }));
  });
});
