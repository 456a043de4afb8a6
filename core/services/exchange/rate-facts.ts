import type { DailyRate } from './rate-course.ts';

export interface RateFacts {
  readonly first: DailyRate;
  readonly last: DailyRate;
  readonly lowest: DailyRate;
  readonly highest: DailyRate;
  readonly change: number;
  readonly percent: number;
}

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

export const newestDays = (
  days: readonly DailyRate[],
  count: number,
): readonly (DailyRate & { readonly change: number | null })[] =>
  days
    .map((day, at) => ({ ...day, change: at === 0 ? null : day.rate - (days[at - 1]?.rate ?? day.rate) }))
    .slice(-count)
    .toReversed();
