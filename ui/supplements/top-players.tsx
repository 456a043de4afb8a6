import { topList } from '#core/football/top-list.ts';
import type { TopListBlock } from '#core/supplements/data-block.ts';
import { supplementCopy } from '../messages/supplements.ts';
import { Bar } from './bar.tsx';
import { figures, words } from '../tables/column.ts';
import { DataTable } from '../tables/data-table.tsx';

/** Who leads, with the rank told once for those who tie (spec §5, R39). */
export const TopPlayers = ({ block: { title, counts, players } }: { readonly block: TopListBlock }) => {
  const rows = topList(counts, players);
  const most = rows[0]?.value ?? 1;
  return (
    <DataTable
      caption={title}
      captionUnseen
      className="data-table--top"
      columns={[
        figures(supplementCopy.rank.label, supplementCopy.rank.long),
        words(supplementCopy.player),
        words(supplementCopy.team),
        figures(supplementCopy.counts[counts]),
      ]}
    >
      {rows.map(({ rank, player, value }) => (
        <tr key={`${player.name} ${player.team}`}>
          <td className="data-table__figure data-table__rank">
            {rank === null ? <span className="unseen">{supplementCopy.tied}</span> : `${rank}.`}
          </td>
          <th scope="row">{player.name}</th>
          <td>{player.team}</td>
          <td className="data-table__figure data-table__bar">
            <b>{value}</b>
            <Bar percent={(value / most) * 100} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
};
