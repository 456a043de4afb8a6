import type { Team } from '#core/sport/football/fixture.ts';
import { noDataYet } from '#core/sport/football/hu.ts';
import type { Squad, SquadPlayer } from '#core/sport/football/match/match.ts';
import type { Sides } from '#core/sport/football/sides.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { keyed } from '../keyed.ts';

const Players = ({ title, players }: { readonly title: string; readonly players: readonly SquadPlayer[] }) =>
  players.length === 0 ? null : (
    <>
      <h4 className="squad__part">{title}</h4>
      <ul className="squad__players">
        {keyed(players, ({ name, number }) => `${number} ${name}`).map(({ key, item: { name, number } }) => (
          <li key={key}>
            <span className="squad__number">{number ?? '–'}</span> {name ?? '?'}
          </li>
        ))}
      </ul>
    </>
  );

const TeamSquad = ({ squad, team: { name } }: { readonly squad: Squad | null; readonly team: Team }) => (
  <div className="squad">
    <h3 className="squad__team">{name ?? '?'}</h3>
    {squad === null ? (
      <p className="sport-empty">{noDataYet}</p>
    ) : (
      <>
        {squad.formation !== null && (
          <p className="squad__fact">
            {footballMessages.formation} {squad.formation}
          </p>
        )}
        <Players title={footballMessages.starting} players={squad.starting} />
        <Players title={footballMessages.substitutes} players={squad.substitutes} />
        {squad.coach !== null && squad.coach.name !== null && (
          <p className="squad__fact squad__coach">
            {squad.coach.photo !== null && (
              <img className="squad__photo" src={squad.coach.photo} alt="" width="40" height="40" loading="lazy" />
            )}
            <span>
              {footballMessages.coach} {squad.coach.name}
            </span>
          </p>
        )}
      </>
    )}
  </div>
);

interface Props {
  readonly squads: Sides<Squad | null>;
  readonly teams: Sides<Team>;
}

/** Spec §2.6, "squads". */
export const MatchSquads = ({ squads, teams }: Props) => (
  <div className="squads">
    <TeamSquad squad={squads.home} team={teams.home} />
    <TeamSquad squad={squads.away} team={teams.away} />
  </div>
);
