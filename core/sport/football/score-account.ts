import { fixtureStatus } from './fixture-status.ts';
import type { MatchEvent } from './match/match-event.ts';
import type { Score, Sides } from './sides.ts';

/** How a score stands to the goals that are listed beside it. */
export type ScoreAccount =
  /** It is their sum. */
  | 'agreed'
  /** It is not, or not yet: the page says 'egyeztetés alatt' rather than contradict itself. */
  | 'under-review'
  /** Upstream lists nothing of a match that is over, so there is nothing to compare. */
  | 'unlisted'
  /** It was decided without play, whatever was scored. */
  | 'awarded';

const decidedWithoutPlay: ReadonlySet<string | null> = new Set(['AWD', 'WO']);

type GoalsBySide = Sides<number> & {
  /** Goals of a team that is none of the two, or not known. */ readonly unknown: number;
};

/** The goals that count, by the side that they count for; the kicks of a shoot-out are not among them. */
export const countedGoals = (
  events: readonly MatchEvent[],
  { home, away }: Sides<{ readonly id: number | null }>,
): GoalsBySide => {
  const counted = events.filter((event) => event.kind === 'goal' && !event.cancelled);
  const of = (id: number | null): number => (id === null ? 0 : counted.filter(({ teamId }) => teamId === id).length);
  const sides = { home: of(home.id), away: of(away.id) };
  return { ...sides, unknown: counted.length - sides.home - sides.away };
};

/** A side whose goals upstream does not tell agrees with none being listed. */
const agrees = ({ home, away }: Score, listed: GoalsBySide): boolean =>
  (home ?? 0) === listed.home && (away ?? 0) === listed.away && listed.unknown === 0;

/** Who plays, and what upstream says of the score; null before kick-off and where nobody knows it. */
export interface ToldScore {
  readonly short: string | null;
  readonly teams: Sides<{ readonly id: number | null }>;
  readonly score: Score | null;
}

/**
 * Whether a page can show this score beside these events without contradicting itself; null while there is none to
 * show.
 */
export const scoreAccount = (
  { short, teams, score }: ToldScore,
  events: readonly MatchEvent[],
): ScoreAccount | null => {
  if (score === null || fixtureStatus(short) === 'not-started') return null;
  if (decidedWithoutPlay.has(short)) return 'awarded';
  if (agrees(score, countedGoals(events, teams))) return 'agreed';
  return events.length === 0 && fixtureStatus(short) === 'finished' ? 'unlisted' : 'under-review';
};
