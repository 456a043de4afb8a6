import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duration } from './duration.ts';
import { money } from './money.ts';
import { thousands } from './thousands.ts';

const amounts = fc.oneof(fc.integer(), fc.double({ min: -1e12, max: 1e12, noNaN: true }));
const readBack = (text: string): number => Number(text.replaceAll('\u00a0', '').replace(',', '.'));

describe('thousands', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1234, '1234'],
    [-1234, '-1234'],
    [12345, '12\u00a0345'],
    [-12345, '-12\u00a0345'],
    [1234567, '1\u00a0234\u00a0567'],
    [1234.5, '1234,5'],
    [12345.678, '12\u00a0345,68'],
    [0.001, '0'],
    [-0.001, '0'],
    [9999.999, '10\u00a0000'],
    [1e21, '1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000'],
  ])('of %d in running text is %j', (value, text) => {
    expect(thousands(value)).toBe(text);
  });

  it.each([
    [999, '999'],
    [1234, '1\u00a0234'],
    [-1234, '-1\u00a0234'],
    [1234.5, '1\u00a0234,5'],
  ])('of %d in a column is %j', (value, text) => {
    expect(thousands(value, 'column')).toBe(text);
  });

  it('reads back as the amount to two decimals', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('text', 'column'), (value, place) => {
        expect(Math.abs(readBack(thousands(value, place)) - value)).toBeLessThanOrEqual(
          0.005 + Math.abs(value) * 1e-12,
        );
      }),
    );
  });

  it('groups by threes from the right', () => {
    fc.assert(
      fc.property(amounts, (value) => {
        expect(thousands(value, 'column')).toMatch(/^-?\d{1,3}(?:\u00a0\d{3})*(?:,\d{1,2})?$/);
        expect(thousands(value)).toMatch(/^-?(?:\d{1,4}|\d{1,3}(?:\u00a0\d{3})+)(?:,\d{1,2})?$/);
      }),
    );
  });
});

describe('money', () => {
  it('comes before its currency sign, joined by a non-breaking space', () => {
    expect(money(12345, { sign: 'Ft' })).toBe('12\u00a0345\u00a0Ft');
    expect(money(1234, { sign: 'Lei' })).toBe('1234\u00a0Lei');
    expect(money(1234, { sign: 'Lei' }, 'column')).toBe('1\u00a0234\u00a0Lei');
  });
});

describe('duration', () => {
  it.each([
    [0, '00:00'],
    [59.9, '00:59'],
    [60, '01:00'],
    [3599, '59:59'],
    [3600, '01:00:00'],
    [360_000, '100:00:00'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });

  it('is an error for an invalid duration', () => {
    for (const seconds of [-1, -0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(duration(seconds)).toBeNull();
  });

  it('reads back as the whole seconds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (seconds) => {
        const parts = duration(seconds)!.split(':').map(Number);
        expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(Math.floor(seconds));
        expect(parts.length).toBe(seconds < 3600 ? 2 : 3);
      }),
    );
  });
});
