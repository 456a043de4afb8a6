import type { ReactNode } from 'react';
import { noResultsYet, viewTitles } from '#core/sport/formula-one/hu.ts';
import type { Ranking } from '#core/sport/formula-one/ranking.ts';
import type { DriverRow, TeamRow } from '#core/sport/formula-one/season-row.ts';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { thousands } from '#core/wording/thousands.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { SportPicture } from '../../media/pictures/sport-picture.tsx';
import { ResultCover } from '../../teasers/result-cover.tsx';
import { type Column, figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { DriverCell } from './driver-cell.tsx';
import { teamPath } from './formula-one-links.ts';
import { NamedLink } from './named-link.tsx';

interface Props<Row> {
  readonly content: FormulaOneContent;
  readonly table: Ranking<Row>;
}

interface Place {
  readonly position: number | null;
  readonly points: number | null;
}

const place = figures(formulaOneMessages.place.label, formulaOneMessages.place.long);
const points = figures(formulaOneMessages.points);

const Position = ({ position }: Place) => (
  <td className="data-table__figure f1-place">{position === null ? formulaOneMessages.unknown : `${position}.`}</td>
);

const Points = (row: Place) => (
  <td className="data-table__figure data-table__sum">
    {row.points === null ? formulaOneMessages.unknown : thousands(row.points, 'column')}
  </td>
);

interface StandingsProps {
  readonly view: 'driver-standings' | 'team-standings';
  readonly columns: readonly Column[];
  readonly children: ReactNode | null;
}

const Standings = ({ view, columns, children }: StandingsProps) => (
  <section className="data-block">
    <h2 className="data-block__title">{viewTitles[view]}</h2>
    {children === null ? (
      <p className="f1-none">{noResultsYet}</p>
    ) : (
      <ResultCover name={view}>
        <DataTable caption={viewTitles[view]} captionUnseen columns={columns} className="f1-table">
          {children}
        </DataTable>
      </ResultCover>
    )}
  </section>
);

const rowsOf = <Row,>(table: Ranking<Row>): readonly Row[] | null => (table.kind === 'rows' ? table.rows : null);

export const DriverStandings = ({ content, table }: Props<DriverRow>) => (
  <Standings
    view="driver-standings"
    columns={[place, words(formulaOneMessages.driver), words(formulaOneMessages.team), points]}
  >
    {rowsOf(table)?.map((row) => (
      <tr key={row.driver.id ?? row.driver.name}>
        <Position {...row} />
        <DriverCell content={content} driver={row.driver} team={row.team} />
        <td className="f1-team">
          <NamedLink href={teamPath(content, row.team?.id ?? null)} name={row.team?.name ?? null} />
        </td>
        <Points {...row} />
      </tr>
    )) ?? null}
  </Standings>
);

export const TeamStandings = ({ content, table }: Props<TeamRow>) => (
  <Standings view="team-standings" columns={[place, words(formulaOneMessages.team), points]}>
    {rowsOf(table)?.map((row) => (
      <tr key={row.team.id ?? row.team.name}>
        <Position {...row} />
        <th scope="row">
          <span className="f1-entrant">
            <SportPicture path={row.team.logo} alt="" width={40} height={40} className="f1-logo" />
            <NamedLink href={teamPath(content, row.team.id)} name={row.team.name} />
          </span>
        </th>
        <Points {...row} />
      </tr>
    )) ?? null}
  </Standings>
);
