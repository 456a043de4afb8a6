import type { ReactNode } from 'react';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { PostOrigin } from '../live-blogs/post-origin.tsx';
import { ArticleNotices } from '../notices/article-notices.tsx';
import { PictureViewer } from '../pictures/picture-viewer.tsx';
import { ContinueLink } from '../reading/continue-link.tsx';
import { tracked } from '../reading/is-tracked.ts';
import { AdultGate } from './adult-gate.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleMeta, ArticleTitle } from './article-header.tsx';
import { ArticleHero } from './article-hero.tsx';
import { articleClass, schemeOf } from './article-look.ts';
import { BodyTree } from '../article-body/body-tree.tsx';
import { bound } from '../article-body/bound.ts';
import { Figure } from '../article-body/figure.tsx';
import { GateBox } from './gate-box.tsx';
import { hasHero } from './has-hero.ts';
import { type Inserts, insertsOf } from './inserts-of.tsx';
import { MatchBox } from './match-box.tsx';
import { OldNotice } from './old-notice.tsx';
import { Onwards } from './onwards.tsx';
import { PageLinks } from './page-links.tsx';
import { PrintedLinks } from '../article-body/printed-links.tsx';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
  /** What follows the introduction of a live blog. */
  readonly posts?: ReactNode;
  /** What plays the episode that it is about. */
  readonly episode?: ReactNode;
  /** What has changed while the page was read, for the eye. */
  readonly renewed?: string;
}

/** An article, a longform or a live blog: one order of things, three openings. */
export const ArticlePage = ({ content, frame, posts, episode, renewed = '' }: Props) => {
  const { article, live, ads, parent } = content;
  const hero = hasHero(article);
  const inserts = insertsOf(content, frame);
  const story = (
    <Story content={content} frame={frame} hero={hero} inserts={inserts.nodes} posts={posts} episode={episode} />
  );
  return (
    <>
      <PictureViewer
        className={articleClass(article, live !== null)}
        scheme={schemeOf(article)}
        lang={article.english ? 'en' : undefined}
        adsWhy={ads.reason}
        renewed={renewed}
      >
        {hero ? (
          <ArticleHero content={content} frame={frame} />
        ) : (
          <header className="article__header">
            {parent && <PostOrigin parent={parent} />}
            <ArticleTitle content={content} />
          </header>
        )}
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

const Story = ({
  content,
  frame,
  hero,
  inserts,
  posts,
  episode,
}: Props & { readonly hero: boolean; readonly inserts: Inserts['nodes'] }) => {
  const { article, match } = content;
  return (
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
        <p className="highlight">{bound(article.contentHighlight)}</p>
      )}
      {match && <MatchBox match={match} frame={frame} />}
      <div className="body" {...tracked(content, frame)}>
        <BodyTree body={article.body} frame={frame} inserts={inserts} />
      </div>
      <GateBox content={content} frame={frame} />
      <PageLinks content={content} />
      {posts}
    </>
  );
};
