import type { TopListKind, TopRow } from '#core/sport/football/top-list.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { keyed } from '../keyed.ts';
import { Bar } from '../../tables/bar.tsx';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';

interface Props {
  readonly title: string;
  readonly kind: TopListKind;
  readonly rows: readonly TopRow<{ readonly name: string | null; readonly team: string | null }>[];
}

/** Shows a shared rank once (spec §5, R39). */
export const TopTable = ({ title, kind, rows }: Props) => {
  const max = rows[0]?.value ?? 1;
  return (
    <DataTable
      caption={title}
      captionUnseen
      className="data-table--top"
      columns={[
        figures(footballMessages.rank.label, footballMessages.rank.long),
        words(footballMessages.player),
        words(footballMessages.team),
        figures(footballMessages.counts[kind]),
      ]}
    >
      {keyed(rows, ({ player }) => `${player.name} ${player.team}`).map(({ key, item: { rank, player, value } }) => (
        <tr key={key}>
          <td className="data-table__figure data-table__rank">
            {rank === null ? <span className="unseen">{footballMessages.tied}</span> : `${rank}.`}
          </td>
          <th scope="row">{player.name ?? '?'}</th>
          <td>{player.team ?? ''}</td>
          <td className="data-table__figure data-table__bar">
            <b>{value}</b>
            <Bar percent={(value / max) * 100} track={false} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
};
