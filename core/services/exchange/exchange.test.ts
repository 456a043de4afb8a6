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
const courses = fc
  .array(fc.double({ min: 0.001, max: 1e5, noNaN: true }), { minLength: 1, maxLength: 60 })
  .map((rates) => rates.map((rate, at) => ({ day: dayAt(at), rate })));

describe('the exchange rates in a query', () => {
  it('is read with every amount that people write', () => {
    expect(readRatesQuery('deviza=usd&idoszak=1ev&osszeg=1%20234%2C5&irany=deviza', currencies)).toEqual({
      currency: 'USD',
      period: '1ev',
      amount: 1234.5,
      into: 'foreign',
    });
  });

  it.each([
    '',
    'deviza=xyz',
    'idoszak=10ev',
    'idoszak=toString',
    'osszeg=-5',
    'osszeg=0',
    'osszeg=1e9',
    'osszeg=NaN',
    'osszeg=99999999999999',
    'osszeg=1000000000001',
    'osszeg=1,2345678',
    'osszeg=1.2.3',
    'deviza=%zz',
    'irany=bal',
  ])('is the usual for %j', (query) => {
    expect(readRatesQuery(query, currencies)).toEqual(usual);
  });

  it.each([
    ['0,000001', 0.000001],
    ['1,25', 1.25],
    ['1000000000000', 1e12],
  ])('takes %s for the amount that it is', (written, amount) => {
    expect(readRatesQuery(`osszeg=${written}`, currencies).amount).toBe(amount);
  });

  it('is euros where no rate is known', () => {
    expect(readRatesQuery('deviza=usd', []).currency).toBe('EUR');
  });

  it('never fails and never leaves what there is', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const { currency, amount } = readRatesQuery(query, currencies);
        expect([currencies.includes(currency), amount > 0, Number.isFinite(amount)]).toEqual([true, true, true]);
      }),
    );
  });
});

describe('an amount', () => {
  it('is worth the same after there and back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e9, noNaN: true }),
        fc.double({ min: 0.001, max: 1e4, noNaN: true }),
        (amount, rate) => {
          expect(convertAmount(convertAmount(amount, rate, 'own') ?? 0, rate, 'foreign')).toBeCloseTo(amount, 3);
        },
      ),
    );
  });

  it("in foreign money is multiplied into the site's own, and divided the other way", () => {
    expect([convertAmount(10, 400, 'own'), convertAmount(1000, 400, 'foreign')]).toEqual([4000, 2.5]);
  });

  it('has no value without a rate', () => {
    for (const rate of [0, -1, Number.NaN])
      expect([convertAmount(5, rate, 'own'), convertAmount(5, rate, 'foreign')]).toEqual([null, null]);
  });

  it('of small money is quoted by the hundred', () => {
    expect([quoteUnit(0.0126), quoteUnit(0.1), quoteUnit(396)]).toEqual([100, 1, 1]);
  });
});

describe('the facts of a course', () => {
  it('are its ends, its extremes and what changed between', () => {
    const days = [4, 2, 5, 5, 3].map((rate, at) => ({ day: dayAt(at), rate }));
    expect(rateFacts(days)).toEqual({
      first: days[0],
      last: days[4],
      lowest: days[1],
      highest: days[2],
      change: -1,
      percent: -25,
    });
    expect(rateFacts([])).toBeNull();
    const flat = [3, 3, 3].map((rate, at) => ({ day: dayAt(at), rate }));
    expect(rateFacts(flat)).toMatchObject({ lowest: flat[0], highest: flat[0], change: 0, percent: 0 });
  });

  it('end with the newest days, each with its change', () => {
    const days = [4, 2, 5].map((rate, at) => ({ day: dayAt(at), rate }));
    expect(newestDays(days, 2)).toEqual([
      { ...days[2], change: 3 },
      { ...days[1], change: -2 },
    ]);
    expect(newestDays(days, 9).at(-1)).toEqual({ ...days[0], change: null });
  });
});

describe('the chart of a course', () => {
  it('holds every point between round values and names at most five days', () => {
    fc.assert(
      fc.property(courses, (days) => {
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
      }),
    );
  });

  it('has round values on its axis', () => {
    const days = [391.2, 396.4, 403.9].map((rate, at) => ({ day: dayAt(at), rate }));
    expect(rateChart(days)!.values.map(({ value }) => value)).toEqual([390, 395, 400, 405]);
  });

  it.each([
    [
      [390, 400],
      [390, 392.5, 395, 397.5, 400],
    ],
    [
      [0.3, 0.7],
      [0.3, 0.4, 0.5, 0.6, 0.7],
    ],
    [
      [100, 500],
      [100, 200, 300, 400, 500],
    ],
    [
      [0.1, 0.3],
      [0.1, 0.15, 0.2, 0.25, 0.3],
    ],
    [
      [400, 400],
      [400, 400.1],
    ],
    [
      [401, 409],
      [400, 402, 404, 406, 408, 410],
    ],
  ])('of %j has the axis values %j, no wider than needed', (rates, values) => {
    const chart = rateChart(rates.map((rate, at) => ({ day: dayAt(at), rate })));
    expect(chart?.values.map(({ value }) => value)).toEqual(values.map((value) => expect.closeTo(value, 6)));
  });

  it('gives each day its place in time, though days are missing, and each rate its height', () => {
    const chart = rateChart(
      [
        ['2025-01-01', 390],
        ['2025-01-04', 395],
        ['2025-01-05', 400],
      ].map(([day, rate]) => ({ day: String(day), rate: Number(rate) })),
    );
    expect(chart?.line.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0.75, 0.5],
      [1, 1],
    ]);
    expect(chart?.dates).toEqual([
      { day: '2025-01-01', x: 0 },
      { day: '2025-01-04', x: 0.75 },
      { day: '2025-01-05', x: 1 },
    ]);
  });
});
