import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNewTo, readVisits, visitPause, type Visits, visitsAfter } from './visits.ts';

const moment = fc.nat({ max: 4_000_000_000 });
const kept = fc.record({ since: fc.option(moment), last: moment });

describe('articles since the last visit', () => {
  it('is nothing on the first visit, however many pages it has', () => {
    fc.assert(
      fc.property(moment, fc.array(fc.integer({ min: 0, max: visitPause - 1 })), moment, (first, gaps, publishedAt) => {
        let [visits, now] = [visitsAfter(null, first), first];
        for (const gap of gaps) visits = visitsAfter(visits, (now += gap));
        expect(visits).toEqual({ since: null, last: now });
        expect(isNewTo(visits, publishedAt)).toBe(false);
      }),
    );
  });

  it('is what came out after the end of the visit before, for as long as this one lasts', () => {
    const second = visitsAfter({ since: 100, last: 1000 }, 1000 + visitPause);
    expect(second).toEqual({ since: 1000, last: 1000 + visitPause });
    expect([isNewTo(second, 1000), isNewTo(second, 1001)]).toEqual([false, true]);
    expect(visitsAfter(second, second.last + visitPause - 1).since).toBe(1000);
  });

  it('is never compared with a future time, for any clock', () => {
    fc.assert(
      fc.property(kept, moment, (before, now) => {
        const after = visitsAfter(before, now);
        expect(after.last).toBe(now);
        expect(after.since ?? 0).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('the stored visits', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(kept, (visits: Visits) => {
        expect(readVisits([visits.since, visits.last])).toEqual({ ...visits });
      }),
    );
  });

  it('are empty when the stored data is invalid', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readVisits(value)));
    for (const broken of [null, {}, 'x', [1], [1, 2, 3], ['1', 2], [1, null], [Number.NaN, 2], [-1, 2], [1, 2.5]])
      expect(readVisits(broken)).toBeNull();
  });
});
