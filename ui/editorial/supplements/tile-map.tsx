import type { MapTile, TileMapBlock } from '#core/editorial/supplements/data-block.ts';
import { hungarianOrder } from '#core/wording/hungarian-order.ts';
import { thousands } from '#core/wording/thousands.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';

const side = 10;
const gap = 0.5;

const winnersOf = (tiles: readonly MapTile[]): readonly Pick<MapTile, 'winner' | 'colour'>[] => [
  ...new Map(
    tiles.filter(({ winner }) => winner !== '').map(({ winner, colour }) => [winner, { winner, colour }]),
  ).values(),
];

export const TileMap = ({ block: { title, unit, measure, tiles } }: { readonly block: TileMapBlock }) => {
  const columns = Math.max(0, ...tiles.map(({ column }) => column)) + 1;
  const rows = Math.max(0, ...tiles.map(({ row }) => row)) + 1;
  const winners = winnersOf(tiles);
  const told = winners
    .map(({ winner }) => `${winner}: ${tiles.filter((tile) => tile.winner === winner).length}`)
    .join(', ');
  return (
    <>
      <svg
        className="tile-map"
        viewBox={`0 0 ${columns * side} ${rows * side}`}
        role="img"
        aria-label={supplementMessages.map(title, told)}
      >
        {tiles.map(({ code, name, row, column, colour, winner, value }) => (
          <g key={code} className={`hue hue--${colour}`}>
            <rect
              className="tile-map__tile"
              x={column * side + gap / 2}
              y={row * side + gap / 2}
              width={side - gap}
              height={side - gap}
            />
            <text className="tile-map__code" x={(column + 0.5) * side} y={row * side + 4.7} textAnchor="middle">
              {code}
            </text>
            <text className="tile-map__value" x={(column + 0.5) * side} y={row * side + 7.9} textAnchor="middle">
              {thousands(value, 'column')}
            </text>
            <title>{`${name}: ${winner === '' ? '' : `${winner}, `}${thousands(value)}`}</title>
          </g>
        ))}
      </svg>
      <ul className="map-legend">
        {winners.map(({ winner, colour }) => (
          <li key={winner}>
            <span className={`swatch hue hue--${colour}`} aria-hidden="true" />
            {winner}
          </li>
        ))}
      </ul>
      <details className="data-block__table" open={tiles.length <= 24}>
        <summary>{supplementMessages.table}</summary>
        <DataTable
          caption={title}
          captionUnseen
          columns={[words(unit), words(supplementMessages.winner), figures(measure)]}
        >
          {tiles
            .toSorted((one, other) => hungarianOrder(one.name, other.name))
            .map(({ code, name, colour, winner, value }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>
                  <span className={`swatch hue hue--${colour}`} aria-hidden="true" />
                  {winner}
                </td>
                <td className="data-table__figure">{thousands(value, 'column')}</td>
              </tr>
            ))}
        </DataTable>
      </details>
    </>
  );
};
