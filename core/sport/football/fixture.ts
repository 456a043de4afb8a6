import { fixtureStatus } from './fixture-status.ts';
import type { Score, Sides } from './sides.ts';
import type { MatchMinute } from './match/timeline.ts';

export interface Team {
  readonly id: number | null;
  readonly name: string | null;
  /** A path of ours. */
  readonly logo: string | null;
}

/** What stands of a fixture from the day that it is announced (spec §3.9); one without an id is none. */
export interface FixtureFacts {
  readonly id: number;
  /** Kick-off in unix seconds. */
  readonly timestamp: number | null;
  /** Only the day of the kick-off is known; `timestamp` is a moment of it. */
  readonly dayOnly?: true;
  /** Status code of upstream: NS, 1H, HT, FT… */
  readonly short: string | null;
  /** How far play is, or was when it ended; null where upstream does not say. */
  readonly minute: MatchMinute | null;
  readonly venue: string | null;
  readonly referee: string | null;
  readonly league: {
    readonly id: number | null;
    readonly name: string | null;
    readonly logo: string | null;
    readonly season: number | null;
    /** `Group A - 2`, `Quarter-finals`, as upstream has it. */
    readonly round: string | null;
  };
  readonly teams: Sides<Team>;
}

interface Played extends FixtureFacts {
  /** Without the shoot-out; null when upstream knows neither side's goals. */
  readonly score: Score | null;
  /** Penalties scored in the shoot-out; null without one. */
  readonly shootOut: Score | null;
}

/** Has no score at all, so that none can be shown by mistake (spec §4). */
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

/** A fixture of what upstream tells; `goals` and `penalty` are dropped before kick-off (spec §4). */
export const fixtureOf = (facts: FixtureFacts, goals: Score, penalty: Score): Fixture => {
  const status = fixtureStatus(facts.short);
  return status === 'not-started'
    ? { ...facts, status }
    : { ...facts, status, score: known(goals), shootOut: known(penalty) };
};

/** Who won: by goals, then by the shoot-out; null before the end and when the score is not known. */
export const winnerOf = (fixture: Fixture): 'home' | 'away' | 'draw' | null => {
  if (fixture.status !== 'finished') return null;
  const byGoals = ahead(fixture.score);
  return byGoals === 'draw' ? (ahead(fixture.shootOut) ?? 'draw') : byGoals;
};

const ahead = (score: Score | null): 'home' | 'away' | 'draw' | null => {
  if (score === null || score.home === null || score.away === null) return null;
  return score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw';
};
