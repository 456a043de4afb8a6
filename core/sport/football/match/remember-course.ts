import type { MatchCourse } from './match-course.ts';
import { type Goal, inOrderOfPlay, isGoal, mayBeSame } from './match-goal.ts';
import type { ToldScore } from '../score-account.ts';
import { minutesPlayed } from './timeline.ts';

type Told = Pick<ToldScore, 'teams' | 'score'>;

/** Minutes. */
const maxCorrectionLength = 5;

const minutesApart = (one: Goal, other: Goal): number => {
  const [minute, corrected] = [minutesPlayed(one), minutesPlayed(other)];
  return minute === null || corrected === null ? 0 : Math.abs(minute - corrected);
};

const mayBeOneTeam = (one: Goal, other: Goal): boolean =>
  one.teamId === null || other.teamId === null || one.teamId === other.teamId;

const differences = (one: Goal, other: Goal): number =>
  (['elapsed', 'extra', 'teamId', 'player', 'how'] as const).filter((field) => one[field] !== other[field]).length;

/** Null when they are different goals. A cancelled goal matches only an identical one. */
const distance = (known: Goal, told: Goal): number | null => {
  const [minutes, renamed] = [minutesApart(known, told), !mayBeSame(known.player, told.player)];
  const max = known.cancelled ? 0 : renamed ? 1 : maxCorrectionLength;
  if (!mayBeOneTeam(known, told) || minutes > max || (known.cancelled && renamed)) return null;
  return 10 * minutes + differences(known, told);
};

const lostGoals = (known: readonly Goal[], told: readonly Goal[]): readonly Goal[] => {
  const pairs = known
    .flatMap((goal) =>
      told.flatMap((one) => {
        const far = distance(goal, one);
        return far === null ? [] : [{ goal, one, far }];
      }),
    )
    .toSorted((one, other) => one.far - other.far);
  const [found, taken] = [new Set<Goal>(), new Set<Goal>()];
  for (const { goal, one } of pairs) {
    if (found.has(goal) || taken.has(one)) continue;
    found.add(goal);
    taken.add(one);
  }
  return known.filter((goal) => !found.has(goal));
};

const unlisted = (teamId: number | null, told: readonly Goal[], { teams, score }: Told): number => {
  const side = teamId === null ? null : teamId === teams.home.id ? 'home' : teamId === teams.away.id ? 'away' : null;
  if (side === null) return 0;
  const goals = score?.[side] ?? null;
  if (goals === null) return Infinity;
  return goals - told.filter((goal) => goal.teamId === teamId && !goal.cancelled).length;
};

const settled = (lost: readonly Goal[], told: readonly Goal[], match: Told): readonly Goal[] => {
  const standing = new Map<number | null, number>();
  return lost.map((goal) => {
    if (goal.cancelled) return goal;
    const before = standing.get(goal.teamId) ?? 0;
    if (before >= unlisted(goal.teamId, told, match)) return { ...goal, cancelled: true };
    standing.set(goal.teamId, before + 1);
    return goal;
  });
};

/**
 * Merges an update without losing goals: unlisted goals are marked as cancelled unless the score still includes them.
 * An empty list counts as missing data.
 */
export const rememberCourse = (known: MatchCourse, told: MatchCourse, match: Told): MatchCourse => {
  const others = told.events.length === 0 ? known.events.filter((event) => !isGoal(event)) : [];
  const goals = told.events.filter(isGoal);
  const lost = settled(lostGoals(known.events.filter(isGoal), goals), goals, match);
  return {
    events: [...told.events, ...others, ...lost].toSorted(inOrderOfPlay),
    shootOut: told.shootOut.length === 0 ? known.shootOut : told.shootOut,
  };
};
