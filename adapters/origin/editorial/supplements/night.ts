import type { ElectionPlan } from './election-plan.ts';

/** Fractions of the night: double counting starts, it is corrected, a seat changes hands. */
const [wrongFrom, rightAgain, handsChange] = [0.34, 0.42, 0.72] as const;
const tooMuch = 0.09;
/** Seconds between updates. */
const every = 60;

export interface Night {
  /** Unix seconds. */
  readonly countedAt: number;
  readonly part: number;
  readonly final: boolean;
  readonly correctedAt: number | null;
  readonly changedAt: number | null;
}

const eased = (part: number): number => part * part * (3 - 2 * part);

const momentOf = ({ startsAt, lasts }: ElectionPlan, part: number): number =>
  Math.ceil((startsAt + lasts * part) / every) * every;

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
