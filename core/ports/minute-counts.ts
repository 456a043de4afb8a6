import type { ResultAsync } from 'neverthrow';
import type { MinutesCounts } from '../editorial/common-data/minutes-counter.ts';
import type { Failure } from '../failure/failure.ts';

/** Loads the counts of the minutes widget (spec §3.11, §7.1). Days are `YYYY-MM-DD`. */
export interface MinuteCounts {
  since(site: string, from: string): ResultAsync<MinutesCounts, Failure>;
  ofDay(site: string, day: string): ResultAsync<MinutesCounts, Failure>;
}
