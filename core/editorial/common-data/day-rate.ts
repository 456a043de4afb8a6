/** What one unit of a currency costs in the site's own money. */
export interface DayRate {
  readonly currency: string;
  readonly rate: number;
  /** Since the working day before. */
  readonly change: number;
  /** Unix seconds at which its day begins (UTC); null when upstream names none. */
  readonly day: number | null;
}

const day = 86_400;
/** Between two quotes lie at most some holidays. */
const longestBreak = 7 * day;

/** A rate of long ago, or of tomorrow, is none. */
export const isCurrentRate = ({ day: of }: DayRate, now: number): boolean =>
  of === null || (of <= now + day && now - of <= longestBreak + day);
