import { useMemo } from 'react';
import type { SupplementData } from '#core/pages/supplement/supplement-content.ts';
import type { LiveHistory } from '#core/polling/live-history.ts';
import type { CountedData } from '#core/editorial/supplements/count.ts';
import { isCountOver, joinCounts } from '#core/editorial/supplements/followed-count.ts';
import { useLive } from '../../sport/use-live.ts';

type Served = Pick<SupplementData, 'blocks' | 'counting'>;

const servedHistory = ({ blocks, counting }: Served): LiveHistory<CountedData> => {
  const { count, held, observedAt } = counting ?? { count: null, held: [], observedAt: 0 };
  const counted = blocks.flatMap((block) => (block.type === 'frame' ? [] : [block]));
  return { states: [{ since: observedAt, value: { count, blocks: counted, held } }], observedAt };
};

/** Polls a vote count until it is final (R38, R39). */
export const useFollowedCount = (content: SupplementData): LiveHistory<CountedData> => {
  const served = useMemo(() => servedHistory(content), [content]);
  const { counting, unit } = content;
  const isOn = counting !== null && !isCountOver(served);
  return useLive({
    addresses: isOn ? { answer: `/api/count/${counting.place}${unit ? `?unit=${unit.slug}` : ''}`, stream: '' } : null,
    served,
    join: joinCounts,
    isOver: isCountOver,
  });
};
