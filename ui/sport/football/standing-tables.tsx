import { speakGroup, standingLegend } from '#core/sport/football/hu.ts';
import { standingColumns, type StandingGroup } from '#core/sport/football/standings.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';

interface Props {
  readonly groups: readonly StandingGroup[];
  readonly title: string;
  readonly through?: number;
}

const marks = standingColumns.map((column) => figures(standingLegend[column].short, standingLegend[column].long));

const written = (column: string, value: number | null): string =>
  value === null ? '–' : `${column === 'difference' && value > 0 ? '+' : ''}${value}`.replace('-', '−');

/** Marks and legend: spec §9. */
export const StandingTables = ({ groups, title, through = 0 }: Props) => (
  <>
    <div className="group-tables">
      {groups.map(({ name, rows }) => (
        <DataTable
          key={name ?? ''}
          caption={name === null ? title : speakGroup(name)}
          columns={[words(footballMessages.team), ...marks]}
          className="data-table--standings"
        >
          {rows.map((row, at) => (
            <tr key={row.team.id ?? row.team.name ?? at} className={at + 1 === through ? 'data-table__cut' : undefined}>
              <th scope="row">
                <span className="data-table__place">{row.rank ?? at + 1}.</span> {row.team.name ?? '?'}
              </th>
              {standingColumns.map((column) => (
                <td key={column} className={`data-table__figure${column === 'points' ? ' data-table__sum' : ''}`}>
                  {written(column, row[column])}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      ))}
    </div>
    <dl className="legend" aria-label={footballMessages.legend}>
      {standingColumns.map((column) => (
        <div key={column}>
          <dt>{standingLegend[column].short}</dt>
          <dd>{standingLegend[column].long}</dd>
        </div>
      ))}
    </dl>
  </>
);
