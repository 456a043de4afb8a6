import type { Random } from '../random.ts';
import type { LineUp } from './line-up.ts';
import type { MatchPlan, Side, Sides } from './match-plan.ts';
import type { Phase, ScriptEvent, Tally, TallyKind } from './match-script.ts';
import { isGoal } from './match-script.ts';
import { openTeam } from './team-in-play.ts';
import type { TeamInPlay } from './team-in-play.ts';

export interface Minute {
  readonly elapsed: number;
  readonly extra: number | null;
}

export type Told = Omit<ScriptEvent, keyof Minute | 'at' | 'cancelledAt' | 'comments' | 'assist'> &
  Partial<Pick<ScriptEvent, 'comments' | 'assist' | 'cancelledAt'>>;

export interface MatchInPlay {
  readonly plan: MatchPlan;
  readonly random: Random;
  readonly teams: Sides<TeamInPlay>;
  readonly events: ScriptEvent[];
  readonly tallies: Tally[];
  readonly phases: Phase[];
  quietUntil: number;
  lost: number;
  readonly tell: (at: number, minute: Minute, event: Told) => void;
  readonly count: (at: number, side: Side, of: TallyKind, by?: number) => void;
}

export const openMatch = (plan: MatchPlan, random: Random, lineUps: Sides<LineUp>): MatchInPlay => {
  const events: ScriptEvent[] = [];
  const tallies: Tally[] = [];
  return {
    plan,
    random,
    teams: { home: openTeam(random, lineUps.home), away: openTeam(random, lineUps.away) },
    events,
    tallies,
    phases: [],
    quietUntil: 0,
    lost: 0,
    tell: (at, minute, event) =>
      void events.push({ comments: null, assist: null, cancelledAt: null, ...event, ...minute, at }),
    count: (at, side, of, by = 1) => void tallies.push({ at, side, of, by }),
  };
};

export const goalsOf = (events: readonly ScriptEvent[]): Sides<number> => {
  const of = (side: Side): number =>
    events.filter((event) => event.side === side && isGoal(event) && event.cancelledAt === null).length;
  return { home: of('home'), away: of('away') };
};
