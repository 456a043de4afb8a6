import type { DailyRate } from './rate-course.ts';

/** What is said of a course in words. */
export interface RateFacts {
  readonly first: DailyRate;
  readonly last: DailyRate;
  /** Of several equals the earliest. */
  readonly lowest: DailyRate;
  readonly highest: DailyRate;
  /** From the first day to the last. */
  readonly change: number;
  /** The same in percent of the first day's rate. */
  readonly percent: number;
}

/** The ends and the extremes of a course; null for an empty one. */
export const rateFacts = (days: readonly DailyRate[]): RateFacts | null => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const lowest = days.reduce((low, day) => (day.rate < low.rate ? day : low), first);
  const highest = days.reduce((high, day) => (day.rate > high.rate ? day : high), first);
  return {
    first,
    last,
    lowest,
    highest,
    change: last.rate - first.rate,
    percent: (100 * (last.rate - first.rate)) / first.rate,
  };
};

/**
 * The newest days of a course, newest first, each with its change since the day before; null where that is not known.
 */
export const newestDays = (
  days: readonly DailyRate[],
  count: number,
): readonly (DailyRate & { readonly change: number | null })[] =>
  days
    .map((day, at) => ({ ...day, change: at === 0 ? null : day.rate - (days[at - 1]?.rate ?? day.rate) }))
    .slice(-count)
    .toReversed();
