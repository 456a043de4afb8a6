import { fixtureStatus } from './fixture-status.ts';
import type { Score } from './sides.ts';

export interface DashboardMatch {
  readonly id: number;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Kick-off in unix seconds. */
  readonly timestamp: number;
  readonly short: string;
  readonly goals: Score;
}

/** Before kick-off there is no score (spec §4). */
export interface ScoreLine extends Omit<DashboardMatch, 'goals' | 'short'> {
  readonly status: 'not-started' | 'in-progress' | 'finished';
  readonly score: Score | null;
}

export interface DatedScore extends ScoreLine {
  readonly day: string;
}

export const scoreLine = (matches: readonly DashboardMatch[], id: number): ScoreLine | null => {
  const match = matches.find((one) => one.id === id);
  if (match === undefined) return null;
  const { goals, short, ...facts } = match;
  const status = fixtureStatus(short);
  return { ...facts, status, score: status === 'not-started' ? null : goals };
};
