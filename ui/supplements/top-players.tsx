import { topList } from '#core/football/top-list.ts';
import type { TopListBlock } from '#core/supplements/data-block.ts';
import { TopTable } from '../football/top-table.tsx';

/** Who leads a tournament. */
export const TopPlayers = ({ block: { title, counts, players } }: { readonly block: TopListBlock }) => (
  <TopTable title={title} kind={counts} rows={topList(counts, players)} />
);
