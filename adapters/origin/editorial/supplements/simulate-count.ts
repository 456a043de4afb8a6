import { countBlock } from './count-blocks.ts';
import type { ElectionPlan } from './election-plan.ts';
import { nightAt } from './night.ts';

/** Publishes no blocks before the first votes, because seats need votes. Ends with the stored result. */
export const simulateCount = (plan: ElectionPlan, blocks: readonly unknown[], now: number) => {
  const night = nightAt(plan, now);
  const { countedAt, part, final, correctedAt, changedAt } = night;
  const processed = Math.round(part * 1_000) / 10;
  const counted = (processed === 0 ? [] : blocks).map((block) =>
    countBlock(plan.seed, block as Readonly<Record<string, unknown>>, night, plan.listSeat),
  );
  const changes = counted.flatMap(({ change }) =>
    change === null || changedAt === null ? [] : [{ at: changedAt, ...change }],
  );
  return {
    blocks: counted.map(({ block }) => block),
    count: {
      processed,
      countedAt,
      final,
      corrections: correctedAt === null ? [] : [{ at: correctedAt, text: plan.correction }],
      changes: [...new Map(changes.map((one) => [one.seat, one])).values()],
    },
  };
};
