import type { ResultAsync } from 'neverthrow';
import type { MinutesCounts } from '../editorial/common-data/minutes-counter.ts';
import type { Failure } from '../failure/failure.ts';

/** Keeps what the minutes widget counts (spec §3.11, §7.1). Days are `YYYY-MM-DD`. */
export interface MinuteCounts {
  /** What was counted from that day on, itself included. */
  since(site: string, from: string): ResultAsync<MinutesCounts, Failure>;
  /** What was counted on one day; nothing on a day that is not known. */
  ofDay(site: string, day: string): ResultAsync<MinutesCounts, Failure>;
}
