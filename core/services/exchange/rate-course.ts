export const rateRanges = ['1w', '1m', '3m', '1y', '2y'] as const;

export type RateRange = (typeof rateRanges)[number];

export interface DailyRate {
  readonly day: string;
  readonly rate: number;
}

/** Daily rates, oldest first (spec §7.1). */
export interface RateCourse {
  readonly currency: string;
  readonly days: readonly DailyRate[];
}
