import type { FollowedMatch } from '#core/sport/football/match/followed-match.ts';
import type { MatchEvent } from '#core/sport/football/match/match-event.ts';
import type { Fixture } from '#core/sport/football/fixture.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { keyed } from '../keyed.ts';
import { eventName } from './event-name.ts';
import { minuteOfEvent, nameOfEvent, teamOfEvent, whoOfEvent } from '../../messages/sport/match-events.ts';

const sideOf = ({ teamId }: MatchEvent, { teams }: Fixture): 'home' | 'away' | 'none' => {
  if (teamId === null) return 'none';
  return teamId === teams.home.id ? 'home' : teamId === teams.away.id ? 'away' : 'none';
};

const signOf = (event: MatchEvent): string => {
  if (event.kind === 'goal') return event.cancelled ? 'cancelled' : 'goal';
  if (event.kind === 'card') return event.colour;
  if (event.kind === 'shoot-out') return event.scored ? 'goal' : 'cancelled';
  return event.kind;
};

interface ItemProps {
  readonly event: MatchEvent;
  readonly fixture: Fixture;
  readonly when: string;
}

const Item = ({ event, fixture, when }: ItemProps) => {
  const side = sideOf(event, fixture);
  const [what, who] = [nameOfEvent(event), whoOfEvent(event)];
  return (
    <li className={`match-event match-event--${side}`}>
      <span className="match-event__minute">{when}</span>
      <span className={`match-event__sign match-event__sign--${signOf(event)}`} aria-hidden="true" />
      <span className="match-event__what">
        <b>{what}</b>
        {who !== '' && <span className="match-event__who"> {who}</span>}
        {side !== 'none' && (
          <span className="match-event__team">, {teamOfEvent(event, fixture.teams[side].name ?? '?')}</span>
        )}
      </span>
    </li>
  );
};

export const MatchEvents = ({ match: { fixture, course } }: { readonly match: FollowedMatch }) => (
  <>
    <ol className="match-events">
      {keyed(course.events, eventName).map(({ key, item }) => (
        <Item key={key} event={item} fixture={fixture} when={minuteOfEvent(item)} />
      ))}
    </ol>
    {course.shootOut.length > 0 && (
      <>
        <h3 className="match-events__title">{footballMessages.shootOutTitle}</h3>
        <ol className="match-events">
          {keyed(course.shootOut, eventName).map(({ key, item }, at) => (
            <Item key={key} event={item} fixture={fixture} when={`${at + 1}.`} />
          ))}
        </ol>
      </>
    )}
  </>
);
