import { isFollowed } from '#core/editorial/live-blogs/is-followed.ts';
import { authorNames } from '../../teasers/voice-of.ts';
import type { ReactNode } from 'react';
import { keyPoints } from '#core/editorial/live-blogs/key-points.ts';
import type { ArticleContent, LiveContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { PrintedLinks } from '../../article-body/printed-links.tsx';
import { FollowButton } from '../../readers/followed/follow-button.tsx';
import { ArticleNotices } from '../notices/article-notices.tsx';
import { langOf } from '../../messages/language.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import { PictureViewer } from '../../media/pictures/picture-viewer.tsx';
import { ListenPlace } from '../../media/voice/listen-place.tsx';
import { AboutLive, aboutLive } from './about-live.tsx';
import { AdultGate } from './adult-gate.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHero } from './article-hero.tsx';
import { ArticleKicker } from './article-kicker.tsx';
import { articleClass, schemeOf } from './article-look.ts';
import { hasHero } from './has-hero.ts';
import { insertsOf } from './inserts-of.ts';
import { MatchBox } from './match-box.tsx';
import { OldNotice } from './old-notice.tsx';
import { Onwards } from './onwards.tsx';

interface Props {
  readonly content: ArticleContent;
  readonly live: LiveContent;
  readonly frame: Frame;
  readonly posts: ReactNode;
  readonly episode: ReactNode;
  readonly renewed: string;
}

const opensWithLead = ({ pinned, posts, page }: LiveContent): boolean =>
  page === 1 && keyPoints([...pinned, ...posts]).length === 0;

/** The newest post is the news: the introduction and the authors come below the stream. */
export const LivePage = ({ content, live, frame, posts, episode, renewed }: Props) => {
  const { article, ads, match } = content;
  const inserts = insertsOf(content);
  const [hero, leads] = [hasHero(article), opensWithLead(live)];
  const story = (
    <>
      <OldNotice article={article} frame={frame} />
      {match && <MatchBox match={match} frame={frame} />}
      {posts}
      <AboutLive content={content} frame={frame} episode={episode} inserts={inserts} lead={!hero && !leads} />
    </>
  );
  return (
    <>
      <PictureViewer
        className={`${articleClass(article)} article--live`}
        scheme={schemeOf(article)}
        lang={langOf(article.english)}
        adsWhy={ads.reason}
        renewed={renewed}
      >
        <div className="story">
          {hero ? (
            <ArticleHero content={content} frame={frame} />
          ) : (
            <header className="article__header">
              <div className="live-over">
                <ArticleKicker article={article} />
                <a className="live-over__by" href={`#${aboutLive}`}>
                  {article.authors.length > 0 ? liveMessages.by(authorNames(article.authors)) : liveMessages.about}
                </a>
                <ListenPlace />
                {article.type === 'liveblog' && isFollowed(article) && content.follow?.[0] && (
                  <FollowButton {...content.follow[0]} />
                )}
              </div>
              <h1 className="article__title" key={article.title}>
                {tiedTitle(article.title)}
              </h1>
              {article.subtitle !== '' && <p className="article__subtitle">{tiedTitle(article.subtitle)}</p>}
              {leads && article.lead !== '' && (
                <p className="article__lead" key={article.lead}>
                  {tiedTitle(article.lead)}
                </p>
              )}
            </header>
          )}
        </div>
        {article.adult ? <AdultGate>{story}</AdultGate> : story}
        <ArticleEnd content={content} frame={frame} />
        <PrintedLinks body={article.body} />
      </PictureViewer>
      {!article.gated && !article.opened && !article.adult && <ArticleNotices frame={frame} />}
      <Onwards content={content} related={inserts.related} frame={frame} />
    </>
  );
};
