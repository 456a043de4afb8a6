import { viewTitles } from '#core/sport/formula-one/hu.ts';
import type { TeamRow } from '#core/sport/formula-one/season-row.ts';
import type { TeamProfile } from '#core/sport/formula-one/team-profile.ts';
import type { FormulaOneContent, FormulaOneShown } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { SportPicture } from '../../media/pictures/sport-picture.tsx';
import { EntrantsScreen } from './entrants-screen.tsx';
import { fact } from './fact.ts';
import { Facts } from './facts.tsx';
import { teamPath } from './formula-one-links.ts';
import { seasonStanding } from './season-standing.tsx';
import { writtenFinish, writtenStanding } from './written-places.ts';

interface Props {
  readonly content: FormulaOneContent;
  readonly view: Extract<FormulaOneShown, { readonly kind: 'teams' }>;
}

interface ProfileProps {
  readonly profile: TeamProfile | null;
  readonly row: TeamRow;
  readonly season: number;
}

/** Upstream may know only the place in the season (spec §3.10). */
const Profile = ({ profile, row, season }: ProfileProps) => (
  <article className="f1-profile">
    <header className="f1-profile__head">
      <SportPicture
        path={profile?.logo ?? row.team.logo}
        alt=""
        width={120}
        height={120}
        className="f1-profile__logo"
      />
      <h2 className="data-block__title">{profile?.name ?? row.team.name}</h2>
    </header>
    <Facts
      facts={[
        fact(formulaOneMessages.inSeason(season), seasonStanding(row)),
        fact(formulaOneMessages.base, profile?.base ?? null),
        fact(formulaOneMessages.firstEntry, profile?.firstEntry ?? null),
        fact(formulaOneMessages.championships, profile?.championships ?? null),
        fact(formulaOneMessages.highestRaceFinish, writtenFinish(profile?.highestRaceFinish ?? null)),
        fact(formulaOneMessages.polePositions, profile?.polePositions ?? null),
        fact(formulaOneMessages.fastestLaps, profile?.fastestLaps ?? null),
        fact(formulaOneMessages.president, profile?.president ?? null),
        fact(formulaOneMessages.director, profile?.director ?? null),
        fact(formulaOneMessages.technicalManager, profile?.technicalManager ?? null),
        fact(formulaOneMessages.chassis, profile?.chassis ?? null),
        fact(formulaOneMessages.engine, profile?.engine ?? null),
        fact(formulaOneMessages.tyres, profile?.tyres ?? null),
      ]}
    />
  </article>
);

export const TeamScreen = ({ content, view: { table, profile } }: Props) => {
  const { choice } = content;
  const rows = table.kind === 'rows' ? table.rows : [];
  const chosen = rows.find(({ team }) => choice.team !== null && team.id === choice.team);
  return (
    <EntrantsScreen
      content={content}
      label={formulaOneMessages.allTeams}
      title={viewTitles.teams}
      entrants={rows.map((row, at) => ({
        id: `${row.team.id} ${at}`,
        name: row.team.name ?? formulaOneMessages.unknown,
        href: teamPath(content, row.team.id),
        picture: <SportPicture path={row.team.logo} alt="" width={40} height={40} className="f1-logo" />,
        text: writtenStanding(row),
        spoils: true,
        current: row === chosen,
      }))}
      choice={{ name: 'csapat', label: formulaOneMessages.team, chosen: choice.team }}
      options={rows.flatMap(({ team: { id, name } }) => (id === null ? [] : [{ value: id, label: name ?? `${id}` }]))}
    >
      {chosen === undefined ? null : <Profile profile={profile} row={chosen} season={choice.season} />}
    </EntrantsScreen>
  );
};
