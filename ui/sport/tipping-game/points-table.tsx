import { tipPoints } from '#core/sport/tipping-game/score-tips.ts';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';

const told = ['exact', 'difference', 'winner', 'missed'] as const;

export const PointsTable = () => (
  <DataTable
    caption={gameMessages.pointsTable}
    columns={[words(gameMessages.forWhat), figures(gameMessages.points)]}
    className="data-table--points"
  >
    {told.map((outcome) => (
      <tr key={outcome}>
        <th scope="row">{gameMessages.outcome[outcome]}</th>
        <td className="data-table__figure data-table__sum">{tipPoints[outcome]}</td>
      </tr>
    ))}
  </DataTable>
);
