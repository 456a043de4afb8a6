import { topList } from '#core/sport/football/top-list.ts';
import type { TopListBlock } from '#core/editorial/supplements/data-block.ts';
import { TopTable } from '../../sport/football/top-table.tsx';

export const TopPlayers = ({ block: { title, counts, players } }: { readonly block: TopListBlock }) => (
  <TopTable title={title} kind={counts} rows={topList(counts, players)} />
);
