import type { LeagueSeason } from './league.ts';

const dayMs = 86_400_000;
const halfYear = 183 * dayMs;

export const isNearSeason = (day: string, { year, start, end }: LeagueSeason): boolean => {
  const at = Date.parse(day);
  const begins = Date.parse(start ?? `${year}-01-01`);
  const ends = Date.parse(end ?? `${year + 1}-12-31`);
  return at >= begins - halfYear && at <= ends + halfYear;
};
