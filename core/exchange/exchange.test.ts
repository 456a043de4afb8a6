import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertAmount } from './convert-amount.ts';
import { quoteUnit } from './quote-unit.ts';
import { rateChart } from './rate-chart.ts';
import { newestDays, rateFacts } from './rate-facts.ts';
import { readRatesQuery } from './read-rates-query.ts';

const currencies = ['EUR', 'USD'];
const usual = { currency: 'EUR', period: '3ho', amount: 100, into: 'own' };
const dayAt = (at: number): string => new Date(1_700_000_000_000 + at * 86_400_000).toISOString().slice(0, 10);
const courses = fc.array(fc.double({ min: 0.001, max: 1e5, noNaN: true }), { minLength: 1, maxLength: 60 }).map((rates) => rates.map((rate, at) => ({ day: dayAt(at), rate })));

describe('what a query asks of the rates', () => {
  it('is read with every amount that people write', () => {
    expect(readRatesQuery('deviza=usd&idoszak=1ev&osszeg=1%20234%2C5&irany=deviza', currencies)).toEqual({ currency: 'USD', period: '1ev', amount: 1234.5, into: 'foreign' });
  });

  it.each(['', 'deviza=xyz', 'idoszak=10ev', 'idoszak=toString', 'osszeg=-5', 'osszeg=0', 'osszeg=1e9', 'osszeg=NaN', 'osszeg=99999999999999', 'deviza=%zz', 'irany=bal'])('is the usual for %j', (query) => {
    expect(readRatesQuery(query, currencies)).toEqual(usual);
  });

  it('never fails and never leaves what there is', () => {
    fc.assert(fc.property(fc.string(), (query) => {
      const { currency, amount } = readRatesQuery(query, currencies);
      expect([currencies.includes(currency), amount > 0, Number.isFinite(amount)]).toEqual([true, true, true]);
    }));
  });
});

describe('an amount', () => {
  it('is worth the same after there and back', () => {
    fc.assert(fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), fc.double({ min: 0.001, max: 1e4, noNaN: true }), (amount, rate) => {
      expect(convertAmount(convertAmount(amount, rate, 'own') ?? 0, rate, 'foreign')).toBeCloseTo(amount, 3);
    }));
  });

  it('is worth nothing that could be said without a rate', () => {
    for (const rate of [0, -1, Number.NaN]) expect([convertAmount(5, rate, 'own'), convertAmount(5, rate, 'foreign')]).toEqual([null, null]);
  });

  it('of small money is quoted by the hundred', () => {
    expect([quoteUnit(0.0126), quoteUnit(0.1), quoteUnit(396)]).toEqual([100, 1, 1]);
  });
});

describe('the facts of a course', () => {
  it('are its ends, its extremes and what changed between', () => {
    const days = [4, 2, 5, 5, 3].map((rate, at) => ({ day: dayAt(at), rate }));
    expect(rateFacts(days)).toEqual({ first: days[0], last: days[4], lowest: days[1], highest: days[2], change: -1, percent: -25 });
    expect(rateFacts([])).toBeNull();
  });

  it('end with the newest days, each with its change', () => {
    const days = [4, 2, 5].map((rate, at) => ({ day: dayAt(at), rate }));
    expect(newestDays(days, 2)).toEqual([{ ...days[2], change: 3 }, { ...days[1], change: -2 }]);
    expect(newestDays(days, 9).at(-1)).toEqual({ ...days[0], change: null });
  });
});

describe('the chart of a course', () => {
  it('holds every point between round values and names at most five days', () => {
    fc.assert(fc.property(courses, (days) => {
      const chart = rateChart(days);
      expect(chart === null).toBe(days.length < 2);
      if (chart === null) return;
      const within = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= 1 && y >= -1e-6 && y <= 1 + 1e-6;
      expect(chart.line.every(within)).toBe(true);
      expect(chart.values.length).toBeGreaterThanOrEqual(2);
      expect(chart.values.length).toBeLessThanOrEqual(7);
      expect([chart.values[0]!.y, chart.values.at(-1)!.y]).toEqual([0, 1]);
      expect(chart.dates.length).toBeLessThanOrEqual(5);
      expect([chart.dates[0]!.x, chart.dates.at(-1)!.x]).toEqual([0, 1]);
    }));
  });

  it('stands on values that one can say', () => {
    const days = [391.2, 396.4, 403.9].map((rate, at) => ({ day: dayAt(at), rate }));
    expect(rateChart(days)!.values.map(({ value }) => value)).toEqual([390, 395, 400, 405]);
  });
});
