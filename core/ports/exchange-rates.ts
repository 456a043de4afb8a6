import type { ResultAsync } from 'neverthrow';
import type { RateCourse, RateRange } from '../services/exchange/rate-course.ts';
import type { Failure } from '../failure/failure.ts';

/** Loads daily rates in the currency of a site (spec §7.1, "Content and reference data"). */
export interface ExchangeRates {
  /** The range ends with the newest known day. An unknown currency is 'not-found'. */
  course(site: string, currency: string, range: RateRange): ResultAsync<RateCourse, Failure>;
}
