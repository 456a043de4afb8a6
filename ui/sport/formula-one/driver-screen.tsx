import { speakDayOfYear, viewTitles } from '#core/sport/formula-one/hu.ts';
import { speakNationality } from '#core/wording/hu-countries.ts';
import type { DriverProfile } from '#core/sport/formula-one/driver-profile.ts';
import type { DriverRow } from '#core/sport/formula-one/season-row.ts';
import type { FormulaOneContent, FormulaOneShown } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { thousands } from '#core/wording/thousands.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { SportPicture } from '../../media/pictures/sport-picture.tsx';
import { EntrantsScreen } from './entrants-screen.tsx';
import { type Fact, fact } from './fact.ts';
import { Facts } from './facts.tsx';
import { driverPath, teamPath } from './formula-one-links.ts';
import { NamedLink } from './named-link.tsx';
import { seasonStanding } from './season-standing.tsx';
import { writtenFinish } from './written-places.ts';

interface Props {
  readonly content: FormulaOneContent;
  readonly view: Extract<FormulaOneShown, { readonly kind: 'drivers' }>;
}

interface ProfileProps {
  readonly content: FormulaOneContent;
  readonly profile: DriverProfile | null;
  readonly row: DriverRow;
}

const Teams = ({ teams }: Pick<DriverProfile, 'teams'>) => (
  <ul className="f1-career">
    {teams.map(({ season, team }) => (
      <li key={`${season} ${team.id ?? team.name}`}>
        <span className="f1-career__season">{season ?? formulaOneMessages.unknown}</span> {team.name}
      </li>
    ))}
  </ul>
);

const factsOf = (profile: DriverProfile): readonly Fact[] => [
  fact(formulaOneMessages.nationality, profile.nationality && speakNationality(profile.nationality)),
  fact(formulaOneMessages.birthdate, profile.birthdate && speakDayOfYear(profile.birthdate)),
  fact(formulaOneMessages.birthplace, profile.birthplace),
  fact(formulaOneMessages.grandsPrixEntered, profile.grandsPrixEntered),
  fact(formulaOneMessages.championships, profile.championships),
  fact(formulaOneMessages.podiums, profile.podiums),
  fact(formulaOneMessages.highestRaceFinish, writtenFinish(profile.highestRaceFinish)),
  fact(
    formulaOneMessages.highestGridPosition,
    profile.highestGridPosition === null ? null : formulaOneMessages.gridPlace(profile.highestGridPosition),
  ),
  fact(formulaOneMessages.careerPoints, profile.careerPoints === null ? null : thousands(profile.careerPoints)),
  fact(formulaOneMessages.teams, profile.teams.length === 0 ? null : <Teams teams={profile.teams} />),
];

/** Upstream may know only the place in the season (spec §3.10). */
const Profile = ({ content, profile, row }: ProfileProps) => {
  const { image, name, number, abbr } = profile ?? row.driver;
  return (
    <article className="f1-profile">
      <header className="f1-profile__head">
        <SportPicture path={image ?? row.driver.image} alt="" width={160} height={160} className="f1-profile__face" />
        <div>
          <h2 className="data-block__title">{name ?? row.driver.name}</h2>
          <p className="f1-marks">{[abbr ?? row.driver.abbr, number ?? row.driver.number].filter(Boolean).join(' ')}</p>
        </div>
      </header>
      <Facts
        facts={[
          fact(formulaOneMessages.inSeason(content.choice.season), seasonStanding(row)),
          fact(
            formulaOneMessages.team,
            row.team && <NamedLink href={teamPath(content, row.team.id)} name={row.team.name} />,
          ),
          ...(profile === null ? [] : factsOf(profile)),
        ]}
      />
    </article>
  );
};

export const DriverScreen = ({ content, view: { table, profile } }: Props) => {
  const { choice } = content;
  const rows = table.kind === 'rows' ? table.rows : [];
  const chosen = rows.find(({ driver }) => choice.driver !== null && driver.id === choice.driver);
  return (
    <EntrantsScreen
      content={content}
      label={formulaOneMessages.allDrivers}
      title={viewTitles.drivers}
      entrants={rows.map((row, at) => ({
        id: `${row.driver.id} ${at}`,
        name: row.driver.name ?? formulaOneMessages.unknown,
        href: driverPath(content, row.driver.id),
        picture: <SportPicture path={row.driver.image} alt="" width={40} height={40} className="f1-face" />,
        text: row.team?.name ?? '',
        current: row === chosen,
      }))}
      choice={{ name: 'versenyzo', label: formulaOneMessages.driver, chosen: choice.driver }}
      options={rows.flatMap(({ driver: { id, name } }) => (id === null ? [] : [{ value: id, label: name ?? `${id}` }]))}
    >
      {chosen === undefined ? null : <Profile content={content} profile={profile} row={chosen} />}
    </EntrantsScreen>
  );
};
