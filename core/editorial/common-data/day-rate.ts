export interface DayRate {
  readonly currency: string;
  readonly rate: number;
  readonly change: number;
  /** Unix seconds of the day's start (UTC); null when upstream gives no date. */
  readonly day: number | null;
}

const day = 86_400;
const maxBreak = 7 * day;

export const isCurrentRate = ({ day: of }: DayRate, now: number): boolean =>
  of === null || (of <= now + day && now - of <= maxBreak + day);
