import type { SeatBlock } from '#core/editorial/supplements/data-block.ts';
import { majorityOf } from '#core/editorial/supplements/majority.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { Bar } from '../../tables/bar.tsx';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { hemicycleSeats } from './hemicycle-seats.ts';
import { writtenPercent } from './written-percent.ts';

const scaled = (value: number): number => Math.round(value * 10_000) / 100;

export const Hemicycle = ({ block: { title, groups } }: { readonly block: SeatBlock }) => {
  const total = groups.reduce((sum, { seats }) => sum + seats, 0);
  const { seats, size } = hemicycleSeats(groups.map((group) => group.seats));
  const edge = 100 + scaled(size) + 1;
  const percentOf = (part: number): number => (part / Math.max(1, total)) * 100;
  const parts = groups.map((group) => `${group.name} ${group.seats}`).join(', ');
  return (
    <>
      <svg
        className="hemicycle"
        viewBox={`${-edge} ${-edge} ${edge * 2} ${edge + scaled(size) + 1}`}
        role="img"
        aria-label={supplementMessages.hemicycle(parts)}
      >
        {groups.map((group, index) => (
          <g key={group.name} className={`hue hue--${group.colour}`}>
            {seats
              .filter((seat) => seat.group === index)
              .map((seat) => (
                <circle
                  key={`${seat.x} ${seat.y}`}
                  className="hemicycle__seat"
                  cx={scaled(seat.x)}
                  cy={-scaled(seat.y)}
                  r={scaled(size)}
                />
              ))}
          </g>
        ))}
        <text className="hemicycle__total" x="0" y="-2" textAnchor="middle">
          {total}
        </text>
      </svg>
      <p className="data-block__lead">{supplementMessages.majority(total, majorityOf(total))}</p>
      <DataTable
        caption={title}
        captionUnseen
        columns={[
          words(supplementMessages.party),
          figures(supplementMessages.percentHead),
          figures(supplementMessages.seats),
        ]}
        className="data-table--shares"
      >
        {groups.map(({ name, colour, seats: own }) => (
          <tr key={name}>
            <th scope="row">
              <span className={`swatch hue hue--${colour}`} aria-hidden="true" />
              {name}
            </th>
            <td className="data-table__figure data-table__bar">
              <b>{writtenPercent(percentOf(own))}</b>
              <Bar percent={percentOf(own)} colour={colour} />
            </td>
            <td className="data-table__figure data-table__sum">{own}</td>
          </tr>
        ))}
      </DataTable>
    </>
  );
};
