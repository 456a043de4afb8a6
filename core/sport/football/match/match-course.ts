import type { EventReport, MatchEvent } from './match-event.ts';
import { matchEvent } from './match-event.ts';
import { type Goal, inOrderOfPlay, isGoal, mayBeSame } from './match-goal.ts';
import { minutesPlayed } from './timeline.ts';

type Kick = Extract<MatchEvent, { readonly kind: 'shoot-out' }>;

export interface MatchCourse {
  readonly events: readonly Exclude<MatchEvent, Kick>[];
  readonly shootOut: readonly Kick[];
}

/** Minutes. */
const maxReview = 5;

const isKick = (event: MatchEvent): event is Kick => event.kind === 'shoot-out';

const fuller = (one: string | null, other: string | null): string | null =>
  (other?.length ?? 0) > (one?.length ?? 0) ? other : one;

const isSameGoal = (one: Goal, other: MatchEvent): other is Goal =>
  isGoal(other) &&
  one.teamId === other.teamId &&
  one.elapsed === other.elapsed &&
  one.extra === other.extra &&
  one.how === other.how &&
  mayBeSame(one.player, other.player);

const withoutRepeats = (events: readonly MatchEvent[]): readonly MatchEvent[] => {
  const kept: MatchEvent[] = [];
  for (const event of events) {
    const at = isGoal(event) ? kept.findIndex((earlier) => isSameGoal(event, earlier)) : -1;
    const earlier = kept[at];
    if (earlier === undefined) kept.push(event);
    else kept[at] = { ...earlier, player: fuller(earlier.player, event.player) };
  }
  return kept;
};

const isTakenBack = (goal: Goal, review: MatchEvent): boolean => {
  const [scored, reviewed] = [minutesPlayed(goal), minutesPlayed(review)];
  if (scored === null || reviewed === null || goal.teamId !== review.teamId || !mayBeSame(goal.player, review.player))
    return false;
  return scored <= reviewed && reviewed - scored <= maxReview;
};

const withCancelled = (events: readonly MatchEvent[]): readonly MatchEvent[] => {
  const goals = events.filter(isGoal);
  const reviews = events.filter((event) => event.kind === 'review' && event.cancelsGoal);
  const takenBack = new Set<MatchEvent | undefined>(
    reviews.map((review) => goals.findLast((goal) => isTakenBack(goal, review))),
  );
  return events.map((event) => (isGoal(event) && takenBack.has(event) ? { ...event, cancelled: true } : event));
};

/**
 * Builds the timeline: removes duplicate goals, marks cancelled ones, separates the shoot-out (spec §2.6, "timeline").
 */
export const matchCourse = (reports: readonly EventReport[]): MatchCourse => {
  const events = withCancelled(withoutRepeats(reports.map(matchEvent)).toSorted(inOrderOfPlay));
  return {
    events: events.filter((event) => !isKick(event)),
    shootOut: events.filter(isKick),
  };
};
