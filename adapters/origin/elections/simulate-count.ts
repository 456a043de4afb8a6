import { countBlock } from './count-blocks.ts';
import type { ElectionPlan } from './election-plan.ts';
import { nightAt } from './night.ts';

/**
 * What a place of a supplement tells while its votes are counted, as the contract has it. Before the night nothing is
 * told but that nothing is counted; after it, what is kept.
 */
export const simulateCount = (plan: ElectionPlan, blocks: readonly unknown[], now: number) => {
  const night = nightAt(plan, now);
  const { countedAt, part, final, correctedAt, changedAt } = night;
  const counted = (now < plan.startsAt ? [] : blocks).map((block) =>
    countBlock(plan.seed, block as Readonly<Record<string, unknown>>, night, plan.listSeat),
  );
  const changes = counted.flatMap(({ change }) =>
    change === null || changedAt === null ? [] : [{ at: changedAt, ...change }],
  );
  return {
    blocks: counted.map(({ block }) => block),
    count: {
      processed: Math.round(part * 1_000) / 10,
      countedAt,
      final,
      corrections: correctedAt === null ? [] : [{ at: correctedAt, text: plan.correction }],
      changes: [...new Map(changes.map((one) => [one.seat, one])).values()],
    },
  };
};
