import { fixtureStatus } from './fixture-status.ts';
import type { MatchEvent } from './match/match-event.ts';
import type { Score, Sides } from './sides.ts';

export type ScoreAccount =
  | 'agreed'
  /** The page shows 'egyeztetés alatt'. */
  | 'under-review'
  /** Upstream has no events for a finished match. */
  | 'unlisted'
  | 'awarded';

const decidedWithoutPlay: ReadonlySet<string | null> = new Set(['AWD', 'WO']);

type GoalsBySide = Sides<number> & {
  readonly unknown: number;
};

export const countedGoals = (
  events: readonly MatchEvent[],
  { home, away }: Sides<{ readonly id: number | null }>,
): GoalsBySide => {
  const counted = events.filter((event) => event.kind === 'goal' && !event.cancelled);
  const of = (id: number | null): number => (id === null ? 0 : counted.filter(({ teamId }) => teamId === id).length);
  const sides = { home: of(home.id), away: of(away.id) };
  return { ...sides, unknown: counted.length - sides.home - sides.away };
};

const agrees = ({ home, away }: Score, listed: GoalsBySide): boolean =>
  (home ?? 0) === listed.home && (away ?? 0) === listed.away && listed.unknown === 0;

export interface ToldScore {
  readonly short: string | null;
  readonly teams: Sides<{ readonly id: number | null }>;
  readonly score: Score | null;
}

export const scoreAccount = (
  { short, teams, score }: ToldScore,
  events: readonly MatchEvent[],
): ScoreAccount | null => {
  if (score === null || fixtureStatus(short) === 'not-started') return null;
  if (decidedWithoutPlay.has(short)) return 'awarded';
  if (agrees(score, countedGoals(events, teams))) return 'agreed';
  return events.length === 0 && fixtureStatus(short) === 'finished' ? 'unlisted' : 'under-review';
};
