import type { Fixture } from '#core/sport/football/fixture.ts';
import { isCalledOff } from '#core/sport/football/fixture-status.ts';
import { speakFixtureStatus, speakScore } from '#core/sport/football/hu.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { writtenClock } from '../../times/written.ts';

interface Props {
  readonly fixture: Fixture;
  readonly zone: string;
}

/** The score after kick-off, the time before (spec §4). */
export const ScoreOrTime = ({ fixture, zone }: Props) => {
  if (fixture.status === 'not-started' || fixture.score === null)
    return fixture.timestamp === null || fixture.dayOnly || isCalledOff(fixture.short) ? (
      <span className="match__time match__time--off">{speakFixtureStatus(fixture.short)}</span>
    ) : (
      <time className="match__time" dateTime={isoTime(fixture.timestamp)}>
        {writtenClock(fixture.timestamp, zone)}
      </time>
    );
  return (
    <span className="match__score">
      <b>{speakScore(fixture.score)}</b>
      {fixture.short === 'AET' && <small>{footballMessages.afterExtraTime}</small>}
      {fixture.shootOut !== null && <small>{footballMessages.shootOut(speakScore(fixture.shootOut))}</small>}
    </span>
  );
};
