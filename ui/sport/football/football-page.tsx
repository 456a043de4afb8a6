import type { ReactNode } from 'react';
import type { FootballContent } from '#core/pages/sport/football/football-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { Tabs } from '../../controls/tabs.tsx';
import { footballMessages } from '../../messages/sport/football.ts';
import { sportMessages } from '../../messages/sport/sport.ts';
import { FanTools } from '../fan-tools.tsx';
import { MoreChoices } from '../more-choices.tsx';
import { DayMatches } from './day-matches.tsx';
import { FootballChoices } from './football-choices.tsx';
import { FootballListsView } from './football-lists.tsx';
import { MatchPage } from './match-page.tsx';

interface Props {
  readonly content: FootballContent;
  readonly frame: Frame;
}

const Leagues = ({ content, children }: Pick<Props, 'content'> & { readonly children?: ReactNode }) => (
  <>
    <Tabs tabs={content.quickLinks} label={sportMessages.leagues} />
    <div className="sport-ways">
      <MoreChoices title={footballMessages.moreLeagues}>
        <FootballChoices content={content} />
      </MoreChoices>
      {children}
    </div>
  </>
);

/** The score or the day's matches come first (spec §2.6). */
export const FootballPage = ({ content, frame }: Props) => {
  const { leagueName, shown, choice } = content;
  if (shown.kind === 'match')
    return (
      <article className="football wrap">
        <MatchPage match={shown} choice={choice} frame={frame} />
        <Leagues content={content} />
      </article>
    );
  return (
    <article className="football wrap">
      <header className="football__head">
        <h1 className="football__title">{leagueName ?? footballMessages.title}</h1>
        {leagueName !== null && <p className="football__kicker">{footballMessages.title}</p>}
      </header>
      <DayMatches content={content} lists={shown} frame={frame} />
      <Leagues content={content}>
        <FanTools />
      </Leagues>
      <FootballListsView content={content} lists={shown} frame={frame} />
    </article>
  );
};
