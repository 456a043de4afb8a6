import type { CommonData } from '../../editorial/common-data/common-data.ts';
import type { DailyRate } from '../../services/exchange/rate-course.ts';
import type { RatesQuestion } from '../../services/exchange/read-rates-query.ts';

export interface RatesContent {
  readonly rates: CommonData['exchangeRates'];
  readonly asked: RatesQuestion;
  readonly days: readonly DailyRate[];
  readonly recent: readonly DailyRate[];
  readonly path: string;
}
