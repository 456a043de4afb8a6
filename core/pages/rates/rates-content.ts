import type { CommonData } from '../../editorial/common-data/common-data.ts';
import type { DailyRate } from '../../services/exchange/rate-course.ts';
import type { RatesQuestion } from '../../services/exchange/read-rates-query.ts';

export interface RatesContent {
  /** The newest of every currency. */
  readonly rates: CommonData['exchangeRates'];
  /** What the reader looks at. */
  readonly asked: RatesQuestion;
  /** The course of the currency asked for, the oldest day first; empty where it is not known. */
  readonly days: readonly DailyRate[];
  /** The same, reaching back a month at least. */
  readonly recent: readonly DailyRate[];
  readonly path: string;
}
