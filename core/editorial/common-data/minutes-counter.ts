/** How the minutes widget counts; the defaults are those of spec §9. */
export interface MinutesSettings {
  readonly base: number;
  /** The day from which the main API counts, `YYYY-MM-DD`. */
  readonly startDate: string;
  /** Seconds between two questions. */
  readonly refreshSeconds: number;
}

export const minutesDefaults: MinutesSettings = { base: 300_000, startDate: '2025-03-28', refreshSeconds: 60 };

/** What the main API has counted since the start date (spec §3.11). */
export interface MinutesCounts {
  readonly recurring: number;
  readonly onetime: number;
}

/** A recurring one weighs this much (spec §9). */
const recurringWeight = 10;

/** A count that cannot be one (negative, no number) is none. */
const counted = (count: number): number => (Number.isFinite(count) && count > 0 ? Math.floor(count) : 0);

/** What the minutes widget shows: the base, each one-time count, and ten for each recurring one (spec §9). */
export const minutesShown = ({ recurring, onetime }: MinutesCounts, { base } = minutesDefaults): number =>
  base + counted(onetime) + recurringWeight * counted(recurring);
