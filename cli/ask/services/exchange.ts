import { convertAmount } from '#core/services/exchange/convert-amount.ts';
import { quoteUnit } from '#core/services/exchange/quote-unit.ts';
import { rateChart } from '#core/services/exchange/rate-chart.ts';
import type { DailyRate } from '#core/services/exchange/rate-course.ts';
import { newestDays, rateFacts } from '#core/services/exchange/rate-facts.ts';
import { readRatesQuery } from '#core/services/exchange/read-rates-query.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { items, number, oneOf, query, text, texts, whole } from '../rule/fields.ts';

const dailyRate = (day: Fields): DailyRate => ({ day: text(day, 'day'), rate: number(day, 'rate') });
const daysIn = (question: Fields): readonly DailyRate[] => items(question, 'days', dailyRate);

export const exchangeRules: readonly AskRule[] = [
  {
    name: 'rates-query',
    input: '{query, currencies: [code]}',
    answer: '{currency, period, amount, into}',
    decide: (question) => plainly(readRatesQuery(query(question), texts(question, 'currencies'))),
  },
  {
    name: 'convert-amount',
    input: '{amount, rate, into: "own" | "foreign"}',
    answer: 'number | null',
    decide: (question) =>
      plainly(
        convertAmount(
          number(question, 'amount'),
          number(question, 'rate'),
          oneOf(question, 'into', ['own', 'foreign']),
        ),
      ),
  },
  {
    name: 'quote-unit',
    input: '{rate}',
    answer: '1 | 100',
    decide: (question) => plainly(quoteUnit(number(question, 'rate'))),
  },
  {
    name: 'rate-facts',
    input: '{days: [{day, rate}]}',
    answer: '{first, last, lowest, highest, change, percent} | null',
    decide: (question) => plainly(rateFacts(daysIn(question))),
  },
  {
    name: 'rate-days',
    input: '{days: [{day, rate}], count}',
    answer: '[{day, rate, change: number | null}]',
    decide: (question) => plainly(newestDays(daysIn(question), whole(question, 'count', 1))),
  },
  {
    name: 'rate-chart',
    input: '{days: [{day, rate}]}',
    answer: '{line, values, dates} | null',
    decide: (question) => plainly(rateChart(daysIn(question))),
  },
];
