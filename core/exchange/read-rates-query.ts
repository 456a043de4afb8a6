import { firstValue } from '../routing/query.ts';
import type { RateRange } from './rate-course.ts';

/** The words of the address for each range. */
export const periodWords = { '1het': '1w', '1ho': '1m', '3ho': '3m', '1ev': '1y', '2ev': '2y' } as const satisfies Readonly<Record<string, RateRange>>;

export type PeriodWord = keyof typeof periodWords;

/** What the page of exchange rates reads from its query. */
export const ratesParameters = ['deviza', 'idoszak', 'osszeg', 'irany'] as const;

export interface RatesQuestion {
  readonly currency: string;
  readonly period: PeriodWord;
  /** More than nothing. */
  readonly amount: number;
  /** Whether foreign money is changed into the site's own, or the other way. */
  readonly into: 'own' | 'foreign';
}

const usualPeriod: PeriodWord = '3ho';
const usualAmount = 100;
const mostAmount = 1e12;

const isPeriod = (word: string): word is PeriodWord => Object.hasOwn(periodWords, word);

/** An amount as people write it: spaces between thousands, comma or point before the parts. */
const readAmount = (text: string): number => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  const amount = /^\d{1,13}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : usualAmount;
  return amount > 0 && amount <= mostAmount ? amount : usualAmount;
};

/** What a query asks of the rates; whatever is missing or cannot be meant is the usual. `currencies` are those that there are. */
export const readRatesQuery = (query: string, currencies: readonly string[]): RatesQuestion => {
  const word = (name: (typeof ratesParameters)[number]): string => firstValue(query, name) ?? '';
  const [currency, period] = [word('deviza').toUpperCase(), word('idoszak')];
  return {
    currency: currencies.includes(currency) ? currency : (currencies[0] ?? 'EUR'),
    period: isPeriod(period) ? period : usualPeriod,
    amount: readAmount(word('osszeg')),
    into: word('irany') === 'deviza' ? 'foreign' : 'own',
  };
};
