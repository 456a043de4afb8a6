import { firstValue } from '../../addresses/paths/query.ts';
import type { QueryParameter } from '../../addresses/paths/query-parameter.ts';
import type { RateRange } from './rate-course.ts';

export const periodWords = {
  '1het': '1w',
  '1ho': '1m',
  '3ho': '3m',
  '1ev': '1y',
  '2ev': '2y',
} as const satisfies Readonly<Record<string, RateRange>>;

export type PeriodWord = keyof typeof periodWords;

export interface RatesQuestion {
  readonly currency: string;
  readonly period: PeriodWord;
  readonly amount: number;
  readonly into: 'own' | 'foreign';
}

const usualPeriod: PeriodWord = '3ho';
const usualAmount = 100;
const maxAmount = 1e12;

const isPeriod = (word: string): word is PeriodWord => Object.hasOwn(periodWords, word);

const readAmount = (text: string): number => {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  const amount = /^\d{1,13}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : usualAmount;
  return amount > 0 && amount <= maxAmount ? amount : usualAmount;
};

const readCurrency = (text: string): string => text.toUpperCase();
const readPeriod = (word: string): PeriodWord => (isPeriod(word) ? word : usualPeriod);
const intoForeign = 'deviza';

const unlessUsual =
  <T extends string | number>(usual: T, read: (text: string) => T) =>
  (text: string): string | null =>
    read(text) === usual ? null : String(read(text));

export const ratesParameters = [
  { name: 'deviza', read: (text) => (/^[A-Z]{3}$/.test(readCurrency(text)) ? readCurrency(text) : null) },
  { name: 'idoszak', read: unlessUsual(usualPeriod, readPeriod) },
  { name: 'osszeg', read: unlessUsual(usualAmount, readAmount), free: true },
  { name: 'irany', read: (word) => (word === intoForeign ? word : null) },
] as const satisfies readonly QueryParameter[];

export const readRatesQuery = (query: string, currencies: readonly string[]): RatesQuestion => {
  const word = (name: (typeof ratesParameters)[number]['name']): string => firstValue(query, name) ?? '';
  const currency = readCurrency(word('deviza'));
  return {
    currency: currencies.includes(currency) ? currency : (currencies[0] ?? 'EUR'),
    period: readPeriod(word('idoszak')),
    amount: readAmount(word('osszeg')),
    into: word('irany') === intoForeign ? 'foreign' : 'own',
  };
};
