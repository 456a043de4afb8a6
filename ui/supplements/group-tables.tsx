import { standingLegend } from '#core/football/hu.ts';
import { standingColumns, standingGroups } from '#core/football/standings.ts';
import type { GroupBlock } from '#core/supplements/data-block.ts';
import { supplementCopy } from '../messages/supplements.ts';
import { figures, words } from '../tables/column.ts';
import { DataTable } from '../tables/data-table.tsx';

const marks = standingColumns.map((column) => figures(standingLegend[column].short, standingLegend[column].long));

const written = (column: string, value: number | null): string =>
  value === null ? '–' : `${column === 'difference' && value > 0 ? '+' : ''}${value}`.replace('-', '−');

/** The groups of a tournament, each a table with the marks that football tables have (spec §9). */
export const GroupTables = ({ block: { title, rows, through } }: { readonly block: GroupBlock }) => (
  <>
    <div className="group-tables">
      {standingGroups(rows).map(({ name, rows: teams }) => (
        <DataTable
          key={name ?? ''}
          caption={name ?? title}
          columns={[words(supplementCopy.team), ...marks]}
          className="data-table--standings"
        >
          {teams.map((row, at) => (
            <tr key={row.team.name} className={at + 1 === through ? 'data-table__cut' : undefined}>
              <th scope="row">
                <span className="data-table__place">{row.rank ?? at + 1}.</span> {row.team.name}
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
    {through > 0 && <p className="data-block__note">{supplementCopy.through(through)}</p>}
    <dl className="legend" aria-label={supplementCopy.legend}>
      {standingColumns.map((column) => (
        <div key={column}>
          <dt>{standingLegend[column].short}</dt>
          <dd>{standingLegend[column].long}</dd>
        </div>
      ))}
    </dl>
  </>
);
