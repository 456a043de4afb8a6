import type { ElectionPlan } from './election-plan.ts';

/** Parts of the night: votes are told twice from the one to the other, and a seat changes hands at the third. */
const [wrongFrom, rightAgain, handsChange] = [0.34, 0.42, 0.72] as const;
/** How much too much is told meanwhile. */
const tooMuch = 0.09;
/** The office tells a new state so often: seconds. */
const every = 60;

export interface Night {
  /** Unix seconds of the state that is told. */
  readonly countedAt: number;
  /** The part of the votes that is told, from 0 to 1. */
  readonly part: number;
  readonly final: boolean;
  readonly correctedAt: number | null;
  readonly changedAt: number | null;
}

/** Slow, fast, slow. */
const eased = (part: number): number => part * part * (3 - 2 * part);

const momentOf = ({ startsAt, lasts }: ElectionPlan, part: number): number =>
  Math.ceil((startsAt + lasts * part) / every) * every;

/** How far a night has come at a moment: a function of the plan and the moment alone. */
export const nightAt = (plan: ElectionPlan, now: number): Night => {
  const end = plan.startsAt + plan.lasts;
  const final = now >= end;
  const countedAt = final ? end : Math.floor(now / every) * every;
  const passed = Math.min(1, Math.max(0, (countedAt - plan.startsAt) / plan.lasts));
  const [wrong, right, change] = [wrongFrom, rightAgain, handsChange].map((part) => momentOf(plan, part)) as [
    number,
    number,
    number,
  ];
  const isWrong = countedAt >= wrong && countedAt < right;
  return {
    countedAt,
    part: final ? 1 : Math.min(0.995, eased(passed) + (isWrong ? tooMuch : 0)),
    final,
    correctedAt: countedAt >= right ? right : null,
    changedAt: countedAt >= change ? change : null,
  };
};
