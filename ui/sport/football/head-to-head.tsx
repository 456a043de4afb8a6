import { type Fixture, winnerOf } from '#core/sport/football/fixture.ts';
import { speakDay } from '#core/wording/speak-day.ts';
import { ScoreOrTime } from './score-or-time.tsx';

export const HeadToHead = ({ fixtures, zone }: { readonly fixtures: readonly Fixture[]; readonly zone: string }) => (
  <ul className="match-day__items">
    {fixtures.map((fixture) => (
      <li key={fixture.id} className={`match match--${winnerOf(fixture) ?? 'even'}`}>
        <span className="match__home">{fixture.teams.home.name ?? '?'}</span>
        <ScoreOrTime fixture={fixture} zone={zone} />
        <span className="match__away">{fixture.teams.away.name ?? '?'}</span>
        <span className="match__facts">
          {[fixture.timestamp === null ? null : speakDay(fixture.timestamp, zone), fixture.league.name]
            .filter((part) => part !== null)
            .join('\u00a0· ')}
        </span>
      </li>
    ))}
  </ul>
);
