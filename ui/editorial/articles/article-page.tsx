import type { ReactNode } from 'react';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { PostOrigin } from '../live-blogs/post-origin.tsx';
import { ArticleNotices } from '../notices/article-notices.tsx';
import { PictureViewer } from '../../media/pictures/picture-viewer.tsx';
import { ContinueLink } from '../../readers/reading/continue-link.tsx';
import { tracked } from '../../readers/reading/is-tracked.ts';
import { AdultGate } from './adult-gate.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleText } from './article-text.tsx';
import { ArticleMeta, ArticleTitle, Portrait } from './article-header.tsx';
import { ArticleHero } from './article-hero.tsx';
import { articleClass, schemeOf } from './article-look.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { Figure } from '../../article-body/figure.tsx';
import { Corrections } from './corrections.tsx';
import { GateBox } from './gate-box.tsx';
import { hasHero } from './has-hero.ts';
import { insertsOf } from './inserts-of.ts';
import { MatchBox } from './match-box.tsx';
import { OldNotice } from './old-notice.tsx';
import { Onwards } from './onwards.tsx';
import { PageLinks } from './page-links.tsx';
import { PrintedLinks } from '../../article-body/printed-links.tsx';
import { langOf } from '../../messages/language.ts';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
  readonly episode?: ReactNode;
}

export const ArticlePage = ({ content, frame, episode }: Props) => {
  const { article, ads, parent, match } = content;
  const hero = hasHero(article);
  const inserts = insertsOf(content);
  const story = (
    <>
      {!hero && article.page === 1 && article.cover && (
        <Figure
          image={article.cover}
          size={article.wideCover ? 'cover' : 'wide'}
          frame={frame}
          className={article.wideCover ? 'cover cover--wide' : 'cover'}
          eager
        />
      )}
      {episode}
      <OldNotice article={article} frame={frame} />
      {article.contentHighlight !== '' && article.page === 1 && (
        <div className="story">
          <div className="highlight">
            <p>{tiedTitle(article.contentHighlight)}</p>
          </div>
        </div>
      )}
      {match && <MatchBox match={match} frame={frame} />}
      <div className="story">
        <div className="body" {...tracked(content, frame)}>
          <ArticleText article={article} places={inserts.places} within={inserts.within} frame={frame} />
        </div>
      </div>
      <GateBox content={content} frame={frame} />
      <PageLinks content={content} />
      <Corrections content={content} frame={frame} />
    </>
  );
  return (
    <>
      <PictureViewer
        className={articleClass(article)}
        scheme={schemeOf(article)}
        lang={langOf(article.english)}
        adsWhy={ads.reason}
      >
        <div className="story">
          {hero ? (
            <ArticleHero content={content} frame={frame} />
          ) : (
            <header className="article__header">
              {parent && <PostOrigin parent={parent} />}
              <Portrait content={content} frame={frame} />
              <ArticleTitle content={content} />
            </header>
          )}
        </div>
        <ArticleMeta content={content} frame={frame} />
        <ContinueLink content={content} frame={frame} />
        {article.adult ? <AdultGate>{story}</AdultGate> : story}
        <ArticleEnd content={content} frame={frame} />
        <PrintedLinks body={article.body} />
      </PictureViewer>
      {!article.gated && !article.opened && !article.adult && <ArticleNotices frame={frame} />}
      <Onwards content={content} related={inserts.related} frame={frame} />
    </>
  );
};
