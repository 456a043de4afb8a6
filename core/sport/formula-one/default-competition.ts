import { ascending } from '../football/ascending.ts';

/** What the choice looks at; `date` is `YYYY-MM-DD`. */
export interface Dated {
  readonly date: string | null;
  readonly completed: boolean;
}

/**
 * The competition that the calendar opens with, of all by date (equal dates keep their order, unknown ones come
 * last): the last completed
 * one on its own day or when none is left, otherwise the first that is not completed; null without any (spec §4).
 * `today` is `YYYY-MM-DD`.
 */
export const defaultCompetition = <C extends Dated>(today: string, competitions: readonly C[]): C | null => {
  const byDate = competitions.toSorted((one, other) => ascending(one.date, other.date));
  const last = byDate.findLast(({ completed }) => completed) ?? null;
  const next = byDate.find(({ completed }) => !completed) ?? null;
  return last?.date === today ? last : (next ?? last);
};
