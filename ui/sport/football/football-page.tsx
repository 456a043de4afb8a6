import type { FootballContent } from '#core/pages/sport/football/football-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { Tabs } from '../../controls/tabs.tsx';
import { footballMessages } from '../../messages/sport/football.ts';
import { sportMessages } from '../../messages/sport/sport.ts';
import { FanTools } from '../fan-tools.tsx';
import { FootballChoices } from './football-choices.tsx';
import { FootballListsView } from './football-lists.tsx';
import { MatchPage } from './match-page.tsx';

interface Props {
  readonly content: FootballContent;
  readonly frame: Frame;
}

/** Spec §2.6. */
export const FootballPage = ({ content, frame }: Props) => {
  const { quickLinks, leagueName, shown } = content;
  return (
    <article className="football wrap">
      <header className="football__head">
        <p className="football__kicker">{footballMessages.title}</p>
        {shown.kind === 'lists' && <h1 className="article__title">{leagueName ?? footballMessages.title}</h1>}
      </header>
      <Tabs tabs={quickLinks} label={sportMessages.leagues} />
      <FanTools />
      <FootballChoices content={content} />
      {shown.kind === 'lists' ? (
        <FootballListsView content={content} lists={shown} frame={frame} />
      ) : (
        <MatchPage match={shown} choice={content.choice} frame={frame} />
      )}
    </article>
  );
};
