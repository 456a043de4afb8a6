import { describe, expect, it } from 'vitest';
import { inventedMinutes } from './invented-minutes.ts';
import { inventedRates } from './invented-rates.ts';

const today = 20_778;
const rates = inventedRates(today - 745, today);
const of = (site: string, currency: string) =>
  rates.find((one) => one.site === site && one.currency === currency)?.days ?? [];

describe('the invented rates', () => {
  it('know every working day of two years and no other', () => {
    const days = of('main', 'EUR').map(({ day }) => day);
    expect(days.length).toBeGreaterThan(520);
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => ![0, 6].includes(new Date(day).getUTCDay()))).toBe(true);
  });

  it('wander plausibly: some per cent in two years, little from one day to the next', () => {
    for (const { site, currency, days } of rates) {
      const values = days.map(({ rate }) => rate);
      const spread = Math.max(...values) / Math.min(...values);
      const steps = values.slice(1).map((rate, at) => Math.abs(rate / (values[at] ?? rate) - 1));
      expect(spread, `${site} ${currency}`).toBeLessThan(1.35);
      expect(spread, `${site} ${currency}`).toBeGreaterThan(1.004);
      expect(Math.max(...steps), `${site} ${currency}`).toBeLessThan(0.03);
    }
  });

  it('agree between both currencies, and are the same for any requested period', () => {
    const [lei, forints] = [of('sister', 'EUR').at(-1)?.rate ?? 0, of('main', 'EUR').at(-1)?.rate ?? 0];
    expect(forints / lei).toBeCloseTo(of('main', 'RON').at(-1)?.rate ?? 0, 1);
    expect(inventedRates(today - 3, today)[0]?.days).toEqual(
      of('main', 'EUR').slice(-inventedRates(today - 3, today)[0]!.days.length),
    );
  });
});

describe('the invented minutes', () => {
  it('are counted on every day', () => {
    const minutes = inventedMinutes(today - 9, today);
    expect(minutes).toHaveLength(10);
    expect(minutes.every(({ recurring, onetime }) => recurring > 0 && onetime > 0)).toBe(true);
  });
});
