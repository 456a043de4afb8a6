import { fixtureStatus } from './fixture-status.ts';
import type { Score } from './sides.ts';

/** A match as the dashboard tells it beside an article. */
export interface DashboardMatch {
  readonly id: number;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Kick-off in unix seconds. */
  readonly timestamp: number;
  /** Status code of upstream. */
  readonly short: string;
  readonly goals: Score;
}

/** The line of a match that has not begun holds no score (spec §4). */
export interface ScoreLine extends Omit<DashboardMatch, 'goals' | 'short'> {
  readonly status: 'not-started' | 'in-progress' | 'finished';
  readonly score: Score | null;
}

/** With the day on which the football page lists it, `YYYY-MM-DD`. */
export interface DatedScore extends ScoreLine {
  readonly day: string;
}

/** What is shown of an article's match; null when the dashboard does not know it. */
export const scoreLine = (matches: readonly DashboardMatch[], id: number): ScoreLine | null => {
  const match = matches.find((one) => one.id === id);
  if (match === undefined) return null;
  const { goals, short, ...facts } = match;
  const status = fixtureStatus(short);
  return { ...facts, status, score: status === 'not-started' ? null : goals };
};
