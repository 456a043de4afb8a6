import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDate, isDateAt } from './calendar-date.ts';

describe('a day of the calendar', () => {
  it('survives conversion to a date and back', () => {
    const part = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9999 }), part(20), part(40), (year, month, day) => {
        const date = new Date(Date.UTC(year, month - 1, day));
        const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(isCalendarDate(year, month, day)).toBe(same);
      }),
    );
  });

  it.each([
    [2024, 2, 29, true],
    [2023, 2, 29, false],
    [1900, 2, 29, false],
    [2000, 2, 29, true],
    [2024, 4, 31, false],
    [2024, 13, 1, false],
    [2024, 0, 1, false],
  ])('%i-%i-%i: %s', (year, month, day, expected) => {
    expect(isCalendarDate(year, month, day)).toBe(expected);
  });

  it('is made of decimal digits only', () => {
    expect(isDateAt('20240328', 0, 4, 6)).toBe(true);
    for (const text of ['2024032x', '+0240328', '2024 328', '２０２４0328', '202403'])
      expect(isDateAt(text, 0, 4, 6)).toBe(false);
  });
});
