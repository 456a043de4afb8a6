import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = Date.UTC(2026, 2, 28, 14, 0, 0);

describe('retryAfterSeconds', () => {
  it.each([
    ['30', 30],
    [' 0 ', 0],
    ['Sat, 28 Mar 2026 14:00:30 GMT', 30],
    ['Sat, 28 Mar 2026 13:00:00 GMT', 0],
    [null, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
  ])('reads %j as %j', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });

  it('is always a whole number of seconds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
        ),
        (header) => {
          const seconds = retryAfterSeconds(header, now);
          expect(seconds === undefined || (Number.isInteger(seconds) && seconds >= 0)).toBe(true);
        },
      ),
    );
  });
});
