import type { ReactNode } from 'react';
import type { FollowedMatch } from '#core/sport/football/match/followed-match.ts';
import { noDataYet } from '#core/sport/football/hu.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { HeadToHead } from './head-to-head.tsx';
import { MatchEvents } from './match-events.tsx';
import { MatchPrediction } from './match-prediction.tsx';
import { MatchSquads } from './match-squads.tsx';
import { MatchStatistics } from './match-statistics.tsx';

interface Props {
  readonly match: FollowedMatch;
  readonly frame: Frame;
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="match-page__section" data-hold="">
    <h2 className="container__title">{title}</h2>
    {children ?? <p className="sport-empty">{noDataYet}</p>}
  </section>
);

/** Below the summary. Growing parts come last, to prevent layout shifts (spec §2.6). */
export const MatchSections = ({ match, frame }: Props) => {
  const { fixture, course, squads, statistics, prediction, headToHead } = match;
  const zone = frame.site.timeZone;
  const hasStatistics = statistics.home.length + statistics.away.length > 0;
  const hasSquads = squads.home !== null || squads.away !== null;
  const hasEvents = course.events.length + course.shootOut.length > 0;
  return (
    <>
      <div className="match-page__columns">
        <Section title={footballMessages.statistics}>
          {hasStatistics ? <MatchStatistics statistics={statistics} teams={fixture.teams} /> : null}
        </Section>
        <Section title={footballMessages.squads}>
          {hasSquads ? <MatchSquads squads={squads} teams={fixture.teams} /> : null}
        </Section>
        <Section title={footballMessages.prediction}>
          {prediction === null ? null : <MatchPrediction prediction={prediction} teams={fixture.teams} />}
        </Section>
        {headToHead.length > 0 && (
          <Section title={footballMessages.headToHead}>
            <HeadToHead fixtures={headToHead} zone={zone} />
          </Section>
        )}
      </div>
      <Section title={footballMessages.timeline}>{hasEvents ? <MatchEvents match={match} /> : null}</Section>
    </>
  );
};
