import type { DayMatch, FootballContent, FootballLists } from '#core/pages/sport/football/football-content.ts';
import { speakFixtureStatus, speakPhase, speakScore } from '#core/sport/football/hu.ts';
import { lineKey } from '#core/sport/live/live-now.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { speakDay } from '#core/sport/formula-one/hu.ts';
import { speakDay as speakDayAt } from '#core/wording/speak-day.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { ResultCover } from '../../teasers/result-cover.tsx';
import { Late } from '../late.tsx';
import { useLiveLines } from '../live/use-live-lines.ts';
import { ScoreOrTime } from './score-or-time.tsx';

interface Props {
  readonly content: FootballContent;
  readonly lists: FootballLists;
  readonly frame: Frame;
}

const Match = ({ match, zone }: { readonly match: DayMatch; readonly zone: string }) => {
  const { fixture, running, league, path } = match;
  return (
    <li
      className={running ? 'match match--running' : 'match'}
      data-line={running ? lineKey({ kind: 'match', id: fixture.id }) : undefined}
    >
      <span className="match__home">{fixture.teams.home.name ?? '?'}</span>
      <a className="match__middle" href={path}>
        {fixture.status === 'in-progress' && running && fixture.score !== null ? (
          <b className="match__score" data-told="score" suppressHydrationWarning>
            {speakScore(fixture.score)}
          </b>
        ) : (
          <ScoreOrTime fixture={fixture} zone={zone} />
        )}
        <span className="unseen">{footballMessages.toMatch}</span>
      </a>
      <span className="match__away">{fixture.teams.away.name ?? '?'}</span>
      {(running || league !== null || fixture.status === 'finished') && (
        <span className="match__facts">
          {running && (
            <span className="match__status match__status--running" data-told="phase" suppressHydrationWarning>
              {speakPhase(fixture)}
            </span>
          )}
          {fixture.status === 'finished' && <span className="match__status">{speakFixtureStatus(fixture.short)}</span>}
          {league !== null && <span>{league}</span>}
        </span>
      )}
    </li>
  );
};

interface Shown {
  readonly title: string | null;
  readonly matches: readonly DayMatch[];
}

const shownOf = ({ content: { choice, today }, lists: { matches, timetable }, frame }: Props): Shown => {
  if (matches.length > 0) return { title: choice.day === today ? null : speakDay(choice.day), matches };
  const next = timetable?.rows.find(({ fixture }) => fixture.id === timetable.current);
  if (choice.day !== today || next === undefined || next.fixture.timestamp === null) return { title: null, matches };
  return {
    title: footballMessages.nextDay(speakDayAt(next.fixture.timestamp, frame.site.timeZone)),
    matches: [{ fixture: next.fixture, running: false, league: null, path: next.path }],
  };
};

/** First below the title: what runs, what comes and what is over on the chosen day, or the next match. */
export const DayMatches = (props: Props) => {
  const { title, matches } = shownOf(props);
  useLiveLines(matches.some(({ running }) => running));
  if (matches.length === 0) return null;
  const { renderedAt, site } = props.frame;
  return (
    <section className="day-matches" aria-label={title ?? footballMessages.ofDay}>
      {title !== null && <h2 className="day-matches__title">{title}</h2>}
      <Late since={renderedAt}>
        <ResultCover name="day">
          <ul className="day-matches__items">
            {matches.map((match) => (
              <Match key={match.fixture.id} match={match} zone={site.timeZone} />
            ))}
          </ul>
        </ResultCover>
      </Late>
    </section>
  );
};
