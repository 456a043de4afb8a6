import { ascending } from '../football/ascending.ts';

export interface Dated {
  readonly date: string | null;
  readonly completed: boolean;
}

/**
 * The first competition that is not completed. The last completed one on its own day, or when none is left (spec §4).
 */
export const defaultCompetition = <C extends Dated>(today: string, competitions: readonly C[]): C | null => {
  const byDate = competitions.toSorted((one, other) => ascending(one.date, other.date));
  const last = byDate.findLast(({ completed }) => completed) ?? null;
  const next = byDate.find(({ completed }) => !completed) ?? null;
  return last?.date === today ? last : (next ?? last);
};
