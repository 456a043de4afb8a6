import type { ReactNode } from 'react';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import { ArticleMeta } from './article-header.tsx';
import { ArticleText } from './article-text.tsx';
import { Corrections } from './corrections.tsx';
import { GateBox } from './gate-box.tsx';
import type { Inserts } from './inserts-of.ts';
import { PageLinks } from './page-links.tsx';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
  readonly episode: ReactNode;
  readonly inserts: Inserts;
  readonly lead: boolean;
}

export const aboutLive = 'a-kozvetitesrol';

export const AboutLive = ({ content, frame, episode, inserts, lead }: Props) => {
  const { article } = content;
  const first = article.page === 1;
  return (
    <section className="about-story" id={aboutLive} aria-labelledby={`${aboutLive}-cim`}>
      <h2 className="about-story__title" id={`${aboutLive}-cim`}>
        {liveMessages.about}
      </h2>
      {lead && first && article.lead !== '' && (
        <p className="article__lead" key={article.lead}>
          {tiedTitle(article.lead)}
        </p>
      )}
      <ArticleMeta content={content} frame={frame} />
      {episode}
      {first && article.contentHighlight !== '' && <p className="highlight">{tiedTitle(article.contentHighlight)}</p>}
      {first && article.cover?.caption && (
        <p className="about-story__cover">
          {liveMessages.onCover} {tiedTitle(article.cover.caption)}
        </p>
      )}
      <div className="body">
        <ArticleText article={article} places={inserts.places} within={inserts.within} below={2} frame={frame} />
      </div>
      <GateBox content={content} frame={frame} />
      <PageLinks content={content} />
      <Corrections content={content} frame={frame} />
    </section>
  );
};
