import type { DriverName, TeamName } from '#core/sport/formula-one/entrant.ts';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { SportPicture } from '../../media/pictures/sport-picture.tsx';
import { driverPath } from './formula-one-links.ts';
import { NamedLink } from './named-link.tsx';

interface Props {
  readonly content: FormulaOneContent;
  readonly driver: DriverName;
  readonly team: TeamName | null;
}

export const DriverCell = ({ content, driver: { id, name, abbr, number, image }, team }: Props) => (
  <th scope="row">
    <span className="f1-entrant">
      <SportPicture path={image} alt="" width={40} height={40} className="f1-face" />
      <span>
        <NamedLink href={driverPath(content, id)} name={name} />{' '}
        <span className="f1-marks">{[abbr, number].filter((mark) => mark !== null).join(' ')}</span>
        {team?.name && <span className="data-table__short f1-entrant__team">{team.name}</span>}
      </span>
    </span>
  </th>
);
