import type { Rates } from '../../../origin/content/figures.ts';
import { type Stray, wander } from './wander.ts';

/** Forints per unit: the mean of each random walk. */
const levels = { EUR: 394, USD: 361, CHF: 420, GBP: 462, PLN: 92.4, CZK: 15.8 } as const;
const lively: Stray = [
  [170, 0.032],
  [43, 0.014],
  [9, 0.005],
  [1, 0.0024],
];
const leiInEuro = 4.97;
const steady: Stray = [
  [120, 0.004],
  [20, 0.0015],
  [1, 0.0006],
];

const forints = (currency: keyof typeof levels, day: number): number =>
  levels[currency] * wander('EUR', lively, day) * (currency === 'EUR' ? 1 : wander(currency, lively, day));
const leu = (day: number): number => forints('EUR', day) / (leiInEuro * wander('RON', steady, day));

const dayMilliseconds = 86_400_000;
const isoDay = (day: number): string => new Date(day * dayMilliseconds).toISOString().slice(0, 10);
const isWorkday = (day: number): boolean => ![0, 6].includes(new Date(day * dayMilliseconds).getUTCDay());

const course = (
  site: Rates['site'],
  currency: string,
  days: readonly number[],
  rateOn: (day: number) => number,
  digits = 2,
): Rates => ({
  site,
  currency,
  days: days.map((day) => ({ day: isoDay(day), rate: Number(rateOn(day).toFixed(digits)) })),
});

export const inventedRates = (from: number, to: number): readonly Rates[] => {
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at).filter(isWorkday);
  const codes = Object.keys(levels) as (keyof typeof levels)[];
  return [
    ...codes.map((code) => course('main', code, days, (day) => forints(code, day))),
    course('main', 'RON', days, leu),
    ...codes.slice(0, 4).map((code) => course('sister', code, days, (day) => forints(code, day) / leu(day), 4)),
    course('sister', 'HUF', days, (day) => 1 / leu(day), 6),
  ];
};
