import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakDate, speakDateAndTime } from './hu-dates.ts';
import { hungarianOrder } from './hungarian-order.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;

describe('speakDate', () => {
  it('names every month as Intl does, from a table of our own', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000 }),
        fc.constantFrom('Europe/Budapest', 'Europe/Bucharest'),
        (second, timeZone) => {
          expect(speakDate(second, timeZone)).toBe(
            new Intl.DateTimeFormat('hu', { timeZone, dateStyle: 'long' }).format(second * 1000),
          );
        },
      ),
    );
  });

  it('reads the clock of the zone', () => {
    expect(speakDateAndTime(at('2026-12-31T22:05:00Z'), 'Europe/Budapest')).toBe('2026. december 31. 23:05');
    expect(speakDateAndTime(at('2026-12-31T22:05:00Z'), 'Europe/Bucharest')).toBe('2027. január 1. 00:05');
  });
});

describe('hungarianOrder', () => {
  it('sorts as a Hungarian index does', () => {
    const sorted = ['ábra', 'abroncs', 'cukor', 'csak', 'ökör', 'őz', 'tukán', 'tükör', 'zebra', 'zsák'];
    expect(sorted.toReversed().toSorted(hungarianOrder)).toEqual(sorted);
  });

  it('is the same order from either side', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(Math.sign(hungarianOrder(one, other))).toBe(-Math.sign(hungarianOrder(other, one)) + 0);
      }),
    );
  });
});
