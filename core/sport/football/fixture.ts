import { fixtureStatus } from './fixture-status.ts';
import type { Score, Sides } from './sides.ts';
import type { MatchMinute } from './match/timeline.ts';

export interface Team {
  readonly id: number | null;
  readonly name: string | null;
  readonly logo: string | null;
}

/** Spec §3.9. Entries without an id are ignored. */
export interface FixtureFacts {
  readonly id: number;
  /** Kick-off in unix seconds. */
  readonly timestamp: number | null;
  /** Only the day is known; `timestamp` is a time on that day. */
  readonly dayOnly?: true;
  /** Upstream status code: NS, 1H, HT, FT… */
  readonly short: string | null;
  readonly minute: MatchMinute | null;
  readonly venue: string | null;
  readonly referee: string | null;
  readonly league: {
    readonly id: number | null;
    readonly name: string | null;
    readonly logo: string | null;
    readonly season: number | null;
    readonly round: string | null;
  };
  readonly teams: Sides<Team>;
}

interface Played extends FixtureFacts {
  /** Without the shoot-out. */
  readonly score: Score | null;
  readonly shootOut: Score | null;
}

/** Has no score, to prevent showing one before kick-off (spec §4). */
export interface NotStarted extends FixtureFacts {
  readonly status: 'not-started';
}

export interface InProgress extends Played {
  readonly status: 'in-progress';
}

export interface Finished extends Played {
  readonly status: 'finished';
}

export type Fixture = NotStarted | InProgress | Finished;

const known = ({ home, away }: Score): Score | null => (home === null && away === null ? null : { home, away });

/** Removes `goals` and `penalty` before kick-off (spec §4). */
export const fixtureOf = (facts: FixtureFacts, goals: Score, penalty: Score): Fixture => {
  const status = fixtureStatus(facts.short);
  return status === 'not-started'
    ? { ...facts, status }
    : { ...facts, status, score: known(goals), shootOut: known(penalty) };
};

export const winnerOf = (fixture: Fixture): 'home' | 'away' | 'draw' | null => {
  if (fixture.status !== 'finished') return null;
  const byGoals = ahead(fixture.score);
  return byGoals === 'draw' ? (ahead(fixture.shootOut) ?? 'draw') : byGoals;
};

const ahead = (score: Score | null): 'home' | 'away' | 'draw' | null => {
  if (score === null || score.home === null || score.away === null) return null;
  return score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw';
};
