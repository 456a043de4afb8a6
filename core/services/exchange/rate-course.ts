/** How long a course of rates reaches back: a week, a month, three months, a year, two years. */
export const rateRanges = ['1w', '1m', '3m', '1y', '2y'] as const;

export type RateRange = (typeof rateRanges)[number];

/** What one unit of a currency cost on a day, in the money of the site that asks. */
export interface DailyRate {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** More than nothing. */
  readonly rate: number;
}

/** The rates of a currency day by day, the oldest first (spec §7.1). */
export interface RateCourse {
  /** Three letters, as `EUR`. */
  readonly currency: string;
  readonly days: readonly DailyRate[];
}
