import type { LeagueSeason } from './league.ts';

const dayMs = 86_400_000;
const halfYear = 183 * dayMs;

/**
 * Whether a day may be asked for: from half a year before a season begins to half a year after it ends; a season that
 * does not say when it is may be anywhere in its year and the next.
 */
export const isNearSeason = (day: string, { year, start, end }: LeagueSeason): boolean => {
  const at = Date.parse(day);
  const begins = Date.parse(start ?? `${year}-01-01`);
  const ends = Date.parse(end ?? `${year + 1}-12-31`);
  return at >= begins - halfYear && at <= ends + halfYear;
};
