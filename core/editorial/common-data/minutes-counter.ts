/** Settings of the minutes widget; defaults from spec §9. */
export interface MinutesSettings {
  readonly base: number;
  readonly startDate: string;
  /** Seconds. */
  readonly refreshSeconds: number;
}

export const minutesDefaults: MinutesSettings = { base: 300_000, startDate: '2025-03-28', refreshSeconds: 60 };

/** Counted upstream since the start date (spec §3.11). */
export interface MinutesCounts {
  readonly recurring: number;
  readonly onetime: number;
}

/** Spec §9. */
const recurringWeight = 10;

const counted = (count: number): number => (Number.isFinite(count) && count > 0 ? Math.floor(count) : 0);

/** The base plus one per one-time count and ten per recurring count (spec §9). */
export const minutesShown = ({ recurring, onetime }: MinutesCounts, { base } = minutesDefaults): number =>
  base + counted(onetime) + recurringWeight * counted(recurring);
