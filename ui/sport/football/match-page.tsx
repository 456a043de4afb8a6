import { fixtureRefreshSeconds } from '#core/sport/football/fixture-status.ts';
import type { Fixture } from '#core/sport/football/fixture.ts';
import { joinHistories } from '#core/sport/football/match/followed-match.ts';
import type { FollowedMatch } from '#core/sport/football/match/followed-match.ts';
import { speakMatchTitle } from '#core/sport/football/hu.ts';
import type { FootballMatch } from '#core/pages/sport/football/football-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { latestState, type LiveHistory } from '#core/polling/live-history.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { sportMessages } from '../../messages/sport/sport.ts';
import { FanTools } from '../fan-tools.tsx';
import { Freshness } from '../freshness.tsx';
import { ResultCover } from '../../teasers/result-cover.tsx';
import { useHeldPlace } from '../use-held-place.ts';
import { useInSight } from '../use-in-sight.ts';
import { useLive } from '../use-live.ts';
import { written } from '../../times/written.ts';
import { type FixturePlace, liveFixture } from './live-fixture.ts';
import { MatchNewsTeller } from './match-news-teller.tsx';
import { MatchSections } from './match-sections.tsx';
import { MatchSummary } from './match-summary.tsx';

interface Props {
  readonly match: FootballMatch;
  readonly choice: FixturePlace;
  readonly frame: Frame;
}

/** Uses the observed state: the timetable may be hours wrong (R39). */
const isOver = (history: LiveHistory<FollowedMatch>): boolean =>
  fixtureRefreshSeconds(latestState(history).value.fixture.short) === null;

const Meeting = ({ fixture, frame }: { readonly fixture: Fixture; readonly frame: Frame }) => (
  <>
    <h1 className="match-page__meeting">{speakMatchTitle(fixture)}</h1>
    {fixture.timestamp !== null && (
      <p className="match-page__when">
        {footballMessages.kickOff}{' '}
        {written[fixture.dayOnly ? 'day' : 'moment'](fixture.timestamp, frame.renderedAt, frame.site.timeZone)}
      </p>
    )}
  </>
);

const Ways = ({ back }: Pick<FootballMatch, 'back'>) => (
  <div className="match-page__ways">
    <p className="match-page__back">
      <a href={back}>
        <span aria-hidden="true">‹ </span>
        {footballMessages.back}
      </a>
    </p>
    <FanTools />
  </div>
);

/** Spec §2.6, §4. */
export const MatchPage = ({ match: { history: served, back }, choice, frame }: Props) => {
  const over = isOver(served);
  const history = useLive({
    addresses: over ? null : liveFixture(latestState(served).value.fixture.id, choice),
    served,
    join: joinHistories,
    isOver,
  });
  const { state, due } = useInSight(history);
  const root = useHeldPlace<HTMLDivElement>();
  return (
    <div className="match-page" ref={root} data-late={due ? 'due' : ''}>
      <p className="late-note" role="note">
        {sportMessages.waiting}
      </p>
      <ResultCover
        name="match"
        meanwhile={<Meeting fixture={state.value.fixture} frame={frame} />}
        between={<Ways back={back} />}
        rest={<MatchSections match={state.value} frame={frame} />}
      >
        <MatchSummary
          match={state.value}
          frame={frame}
          freshness={<Freshness observedAt={history.observedAt} over={isOver(history)} frame={frame} />}
        />
      </ResultCover>
      <MatchNewsTeller match={state.value} silent={!due} />
    </div>
  );
};
