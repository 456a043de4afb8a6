import { type ReactNode, useState } from 'react';
import { calendarDay } from '#core/sport/football/calendar-day.ts';
import type { Fixture, Team } from '#core/sport/football/fixture.ts';
import type { FollowedMatch } from '#core/sport/football/match/followed-match.ts';
import { isCalledOff } from '#core/sport/football/fixture-status.ts';
import { speakFixtureStatus, speakRound, speakScore, underReview } from '#core/sport/football/hu.ts';
import { scoreAccount } from '#core/sport/football/score-account.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { speakMatchEvent } from '../../messages/sport/match-events.ts';
import { written, writtenClock } from '../../times/written.ts';
import { MatchTimeline } from './match-timeline.tsx';

interface Props {
  readonly match: FollowedMatch;
  readonly frame: Frame;
}

const TeamName = ({ team: { name, logo }, side }: { readonly team: Team; readonly side: 'home' | 'away' }) => (
  <span className={`match-head__team match-head__team--${side}`}>
    {logo !== null && <img className="match-head__logo" src={logo} alt="" width="64" height="64" />}
    <span className="match-head__name">{name ?? '?'}</span>
  </span>
);

const KickOff = ({ at, zone }: { readonly at: number | null; readonly zone: string }) => (
  <span className="match-head__score match-head__score--time">{at === null ? '–' : writtenClock(at, zone)}</span>
);

const scoreOf = (fixture: Fixture): string | null =>
  fixture.status === 'not-started' || fixture.score === null ? null : speakScore(fixture.score);

/** A new score is a new element, which restarts the animation. */
const Score = ({ match: { fixture, course }, frame }: Props) => {
  const [served] = useState(() => scoreOf(fixture));
  if (fixture.status === 'not-started' || fixture.score === null)
    return (
      <KickOff
        at={isCalledOff(fixture.short) || fixture.dayOnly ? null : fixture.timestamp}
        zone={frame.site.timeZone}
      />
    );
  const account = scoreAccount(fixture, course.events);
  const score = speakScore(fixture.score);
  const isNew = score !== served;
  return (
    <span className="match-head__middle">
      <strong className={isNew ? 'match-head__score match-head__score--new' : 'match-head__score'} key={score}>
        {score}
      </strong>
      {fixture.short === 'AET' && <span className="match-head__shoot-out">{footballMessages.afterExtraTime}</span>}
      {fixture.shootOut !== null && (
        <span className="match-head__shoot-out">{footballMessages.shootOut(speakScore(fixture.shootOut))}</span>
      )}
      {account === 'under-review' && <span className="match-head__review">{underReview}</span>}
    </span>
  );
};

const Status = ({ fixture: { short, minute, status } }: { readonly fixture: Fixture }) => (
  <span className={`match-head__status match-head__status--${status}`}>
    {speakFixtureStatus(short)}
    {status === 'in-progress' && minute !== null && minute.elapsed !== null && (
      <span className="match-head__minute"> {footballMessages.shortMinute(minute.elapsed, minute.extra)}</span>
    )}
  </span>
);

const Facts = ({
  fixture: { short, timestamp, dayOnly, venue, referee },
  frame,
}: {
  readonly fixture: Fixture;
  readonly frame: Frame;
}) => (
  <p className="match-head__facts">
    {timestamp !== null && (
      <span>
        {isCalledOff(short) ? footballMessages.firstKickOff : footballMessages.kickOff}{' '}
        <time dateTime={dayOnly ? calendarDay(timestamp, frame.site.timeZone) : isoTime(timestamp)}>
          {written[dayOnly ? 'day' : 'moment'](timestamp, frame.renderedAt, frame.site.timeZone)}
        </time>
      </span>
    )}
    {venue !== null && (
      <span>
        {footballMessages.venue} {venue}
      </span>
    )}
    {referee !== null && (
      <span>
        {footballMessages.referee} {referee}
      </span>
    )}
  </p>
);

export const MatchSummary = ({ match, frame, freshness }: Props & { readonly freshness: ReactNode }) => {
  const { fixture, course } = match;
  const { home, away } = fixture.teams;
  const last = course.shootOut.at(-1) ?? course.events.at(-1);
  return (
    <section className="match-head" data-hold="">
      <h1 className="match-head__line">
        <TeamName team={home} side="home" />
        <Score match={match} frame={frame} />
        <TeamName team={away} side="away" />
      </h1>
      <p className="match-head__phase">
        <Status fixture={fixture} />
        {[fixture.league.name, fixture.league.round && speakRound(fixture.league.round)]
          .filter((part) => part !== null)
          .map((part) => (
            <span key={part}>{part}</span>
          ))}
      </p>
      {fixture.status !== 'finished' && (
        <p className="match-head__latest">
          {last !== undefined && (
            <>
              <b>{footballMessages.latest}</b> {speakMatchEvent(last, fixture.teams)}
            </>
          )}
        </p>
      )}
      <MatchTimeline match={match} />
      <Facts fixture={fixture} frame={frame} />
      {freshness}
    </section>
  );
};
