import type { Frame } from '#core/pages/page-frame.ts';
import type { Count } from '#core/editorial/supplements/count.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { keyed } from '../../sport/keyed.ts';
import { words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { CountMoment } from './count-moment.tsx';

interface Props {
  readonly count: Count;
  readonly frame: Frame;
}

export const SeatChanges = ({ count: { changes, countedAt }, frame }: Props) => (
  <section className="data-block" data-hold>
    <h2 className="data-block__title">{supplementMessages.changes}</h2>
    <DataTable
      caption={supplementMessages.changes}
      captionUnseen
      columns={[
        words(supplementMessages.seat),
        words(supplementMessages.changedFrom),
        words(supplementMessages.changedTo),
        words(supplementMessages.time),
      ]}
    >
      {keyed(changes, ({ at, seat }) => `${at} ${seat}`).map(({ key, item: { at, seat, from, to } }) => (
        <tr key={key}>
          <th scope="row">{seat}</th>
          <td>{from}</td>
          <td>{to}</td>
          <td>
            <CountMoment at={at} countedAt={countedAt} frame={frame} />
          </td>
        </tr>
      ))}
    </DataTable>
  </section>
);
