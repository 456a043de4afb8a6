import type { ResultAsync } from 'neverthrow';
import type { RateCourse, RateRange } from '../services/exchange/rate-course.ts';
import type { Failure } from '../failure/failure.ts';

/** Keeps what currencies cost day by day in the money of a site (spec §7.1, "Content and reference data"). */
export interface ExchangeRates {
  /** The range ends with the newest day that is known. A currency that is not kept is not found. */
  course(site: string, currency: string, range: RateRange): ResultAsync<RateCourse, Failure>;
}
