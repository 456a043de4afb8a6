import type { ShareBlock } from '#core/editorial/supplements/data-block.ts';
import { thousands } from '#core/wording/thousands.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { Bar } from '../../tables/bar.tsx';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { writtenPercent } from './written-percent.ts';

export const ShareTable = ({ block: { title, rows } }: { readonly block: ShareBlock }) => {
  const hasSeats = rows.some(({ seats }) => seats !== null);
  const columns = [
    words(supplementMessages.list),
    figures(supplementMessages.percentHead),
    figures(supplementMessages.votes),
    ...(hasSeats ? [figures(supplementMessages.seats)] : []),
  ];
  return (
    <DataTable caption={title} captionUnseen columns={columns} className="data-table--shares">
      {rows.map(({ name, colour, votes, percent, seats }) => (
        <tr key={name}>
          <th scope="row">
            <span className={`swatch hue hue--${colour}`} aria-hidden="true" />
            {name}
          </th>
          <td className="data-table__figure data-table__bar">
            <b>{writtenPercent(percent, 2)}</b>
            <Bar percent={percent} colour={colour} />
          </td>
          <td className="data-table__figure">{thousands(votes, 'column')}</td>
          {hasSeats && <td className="data-table__figure data-table__sum">{seats ?? '–'}</td>}
        </tr>
      ))}
    </DataTable>
  );
};
