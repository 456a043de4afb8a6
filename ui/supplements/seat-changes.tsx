import type { Frame } from '#core/pages/page-frame.ts';
import type { SeatChange } from '#core/supplements/count.ts';
import { supplementMessages } from '../messages/supplements.ts';
import { keyed } from '../sport/keyed.ts';
import { words } from '../tables/column.ts';
import { DataTable } from '../tables/data-table.tsx';
import { writtenMoment } from '../times/written-moment.ts';

interface Props {
  readonly changes: readonly SeatChange[];
  readonly frame: Frame;
}

/** The seats whose leader has changed during the count, the newest first. */
export const SeatChanges = ({ changes, frame }: Props) => (
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
          <td>{writtenMoment(at, frame.renderedAt, frame.site.timeZone)}</td>
        </tr>
      ))}
    </DataTable>
  </section>
);
