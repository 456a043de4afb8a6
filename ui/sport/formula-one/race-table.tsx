import type { FollowedRace } from '#core/sport/formula-one/followed-race.ts';
import { noResultsYet, speakRaceTable, speakResultTime } from '#core/sport/formula-one/hu.ts';
import { type RaceStatus, raceStatus } from '#core/sport/formula-one/race-status.ts';
import type { RaceRow } from '#core/sport/formula-one/race-row.ts';
import { type Ranking, ranking } from '#core/sport/formula-one/ranking.ts';
import type { FormulaOneContent, RaceSheet } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { liveMessages } from '../../messages/sport/live.ts';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { DriverCell } from './driver-cell.tsx';
import { teamPath } from './formula-one-links.ts';
import { NamedLink } from './named-link.tsx';
import { ResultCover } from '../../teasers/result-cover.tsx';

interface Props {
  readonly content: FormulaOneContent;
  readonly sheet: RaceSheet;
  readonly followed: FollowedRace;
}

const columns = [
  figures(formulaOneMessages.place.label, formulaOneMessages.place.long),
  words(formulaOneMessages.driver),
  words(formulaOneMessages.team),
  figures(formulaOneMessages.time),
];

const Row = ({
  content,
  row: { position, driver, team, time },
}: {
  readonly content: FormulaOneContent;
  readonly row: RaceRow;
}) => (
  <tr>
    <td className="data-table__figure f1-place">{position === null ? formulaOneMessages.unknown : `${position}.`}</td>
    <DriverCell content={content} driver={driver} team={team} />
    <td className="f1-team">
      <NamedLink href={teamPath(content, team?.id ?? null)} name={team?.name ?? null} />
    </td>
    <td className="data-table__figure">{time === null ? formulaOneMessages.unknown : speakResultTime(time)}</td>
  </tr>
);

const TableLinks = ({ sheet: { show, paths }, status }: { readonly sheet: RaceSheet; readonly status: RaceStatus }) => {
  if (paths.grid === null) return null;
  const tables = [
    ['results', paths.results],
    ['starting-grid', paths.grid],
  ] as const;
  return (
    <nav aria-label={formulaOneMessages.tables}>
      <ul className="view-links__items">
        {tables.map(([one, path]) => (
          <li key={one}>
            <a className="view-links__link" href={path} aria-current={one === show ? 'page' : undefined}>
              {speakRaceTable({ show: one }, status)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface TableProps {
  readonly content: FormulaOneContent;
  readonly title: string;
  readonly table: Ranking<RaceRow>;
}

const Table = ({ content, title, table }: TableProps) =>
  table.kind === 'rows' ? (
    <DataTable caption={title} captionUnseen columns={columns} className="f1-table">
      {table.rows.map((row) => (
        <Row key={row.driver.id ?? row.driver.name} content={content} row={row} />
      ))}
    </DataTable>
  ) : (
    <p className="f1-none">{table.kind === 'not-loaded' ? liveMessages.notLoaded : noResultsYet}</p>
  );

/** Result, starting grid or live order (spec §2.7, §4). */
export const RaceTable = ({ content, sheet, followed: { race, rows } }: Props) => {
  const { grid } = sheet;
  const status = raceStatus(race.status);
  const title = `${sheet.name}: ${speakRaceTable(sheet, status).toLocaleLowerCase('hu')}`;
  return (
    <div className="f1-sheet">
      <h3 className="container__title">{title}</h3>
      <TableLinks sheet={sheet} status={status} />
      {grid === null ? (
        <ResultCover name="race">
          <Table content={content} title={title} table={ranking(rows)} />
        </ResultCover>
      ) : (
        <Table content={content} title={title} table={grid} />
      )}
    </div>
  );
};
