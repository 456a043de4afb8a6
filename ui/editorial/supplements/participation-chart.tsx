import type { ParticipationBlock } from '#core/editorial/supplements/data-block.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { Bar } from '../../tables/bar.tsx';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { writtenPercent } from './written-percent.ts';

export const ParticipationChart = ({
  block: { title, series, earlierSeries, hours },
}: {
  readonly block: ParticipationBlock;
}) => (
  <DataTable
    caption={title}
    captionUnseen
    columns={[
      words(supplementMessages.hour),
      figures(series),
      ...(earlierSeries === '' ? [] : [figures(earlierSeries)]),
    ]}
    className="data-table--turnout"
  >
    {hours.map(({ hour, percent, earlier }) => (
      <tr key={hour}>
        <th scope="row">{hour}</th>
        <td className="data-table__figure data-table__bar">
          <b>{writtenPercent(percent, 2)}</b>
          <Bar percent={percent} mark={earlier} />
        </td>
        {earlierSeries !== '' && (
          <td className="data-table__figure data-table__soft">{earlier === null ? '–' : writtenPercent(earlier, 2)}</td>
        )}
      </tr>
    ))}
  </DataTable>
);
