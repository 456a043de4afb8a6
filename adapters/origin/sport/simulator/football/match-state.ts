import type { LineUp } from './line-up.ts';
import type { Side, Sides } from './match-plan.ts';
import { isGoal, isShootOut } from './match-script.ts';
import type { MatchScript, Phase, ScriptEvent } from './match-script.ts';
import { statisticsAt } from './statistics.ts';
import type { Statistic } from './statistics.ts';

export type Score = Sides<number | null>;

export interface MatchState {
  readonly short: string;
  readonly elapsed: number | null;
  readonly extra: number | null;
  readonly goals: Score;
  readonly score: {
    readonly halftime: Score;
    readonly fulltime: Score;
    readonly extratime: Score;
    readonly penalty: Score;
  };
  readonly events: readonly ScriptEvent[];
  readonly statistics: Sides<readonly Statistic[]> | null;
  readonly lineUps: Sides<LineUp> | null;
  readonly secondHalf: number | null;
}

const unknown: Score = { home: null, away: null };

/** Seconds before kick-off when line-ups and postponements are published. */
const lineUpsOut = 40 * 60;
const putOff = 3 * 3600;
const statisticsFrom = 4 * 60;

const counted = (
  events: readonly ScriptEvent[],
  now: number,
  which: (event: ScriptEvent) => boolean,
): Sides<number> => {
  const of = (side: Side): number =>
    events.filter(
      (event) =>
        event.side === side &&
        event.at <= now &&
        (event.cancelledAt === null || event.cancelledAt > now) &&
        which(event),
    ).length;
  return { home: of('home'), away: of('away') };
};

const clockOf = ({ short, from, minute, until }: Phase, now: number): Pick<MatchState, 'elapsed' | 'extra'> => {
  if (minute === null || until === null) return { elapsed: null, extra: null };
  const reached = short === 'INT' || short === 'P' ? minute : minute + Math.floor((now - from) / 60) + 1;
  return reached <= until ? { elapsed: reached, extra: null } : { elapsed: until, extra: reached - until };
};

const stoppedAt = (phases: readonly Phase[]): number | null =>
  phases.findLast(({ until, short }) => until !== null && short !== 'INT')?.until ?? null;

const scoreAt = ({ phases, events, final }: MatchScript, now: number): MatchState['score'] => {
  const endOf = (short: Phase['short']): number | null => phases.findLast((phase) => phase.short === short)?.to ?? null;
  const upTo = (second: number | null, from = 0): Score =>
    second === null || now < second ? unknown : counted(events, second, (event) => isGoal(event) && event.at >= from);
  const full = final === 'ABD' ? null : endOf('2H');
  const kicks = phases.find(({ short }) => short === 'P');
  return {
    halftime: upTo(endOf('1H')),
    fulltime: upTo(full),
    extratime: upTo(endOf('ET'), full ?? 0),
    penalty:
      kicks === undefined || now < kicks.from
        ? unknown
        : counted(events, now, (event) => isShootOut(event) && event.detail === 'Penalty'),
  };
};

const before = ({ final, fate, lineUps }: MatchScript, now: number): MatchState => ({
  short: fate === 'postponed' && now >= -putOff ? final : 'NS',
  elapsed: null,
  extra: null,
  goals: unknown,
  score: { halftime: unknown, fulltime: unknown, extratime: unknown, penalty: unknown },
  events: [],
  statistics: null,
  lineUps: fate !== 'postponed' && now >= -lineUpsOut ? lineUps : null,
  secondHalf: null,
});

/**
 * `now` is in seconds since kick-off. Events are never removed: a cancelled goal stays in the list but leaves the
 * score.
 */
export const matchState = (script: MatchScript, now: number): MatchState => {
  const { phases, events, lineUps, final, end } = script;
  const begun = phases.filter(({ from }) => from <= now);
  const phase = begun.at(-1);
  if (phase === undefined) return before(script, now);
  const over = now >= end;
  const told = events.filter(({ at }) => at <= now);
  const clock =
    phase.minute === null ? { elapsed: stoppedAt(begun), extra: null } : clockOf(phase, Math.min(now, phase.to - 1));
  return {
    short: over ? final : phase.short,
    ...clock,
    goals: counted(events, now, isGoal),
    score: scoreAt(script, now),
    events: told,
    statistics: now < statisticsFrom ? null : statisticsAt(script, now),
    lineUps,
    secondHalf: begun.find(({ short }) => short === '2H')?.from ?? null,
  };
};
