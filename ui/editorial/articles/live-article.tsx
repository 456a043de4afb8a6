import { useCallback, useState } from 'react';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import type { ArticleContent, LiveContent } from '#core/pages/article/article-content.ts';
import { isAboutEpisode } from '#core/editorial/podcasts/episode.ts';
import type { Page } from '#core/pages/page.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import type { Visible } from '#core/editorial/articles/visible-article.ts';
import { EpisodeBox } from '../../media/podcasts/episode-box.tsx';
import { applyHead } from '../../head/load-apply-head.ts';
import { liveMessages } from '../../messages/editorial/live-blogs.ts';
import { hasHero } from './has-hero.ts';
import { LivePage } from './live-page.tsx';
import { LiveBlog } from '../live-blogs/live-blog.tsx';
import { renewedParts, withRenewed } from '../live-blogs/renewed-opening.ts';

interface Props {
  readonly content: ArticleContent;
  readonly live: LiveContent;
  readonly frame: Frame;
}

interface Opening {
  readonly of: ArticleContent;
  readonly article: Visible<LinkedArticle>;
  readonly renewed: ReturnType<typeof renewedParts>;
}

const begin = (content: ArticleContent): Opening => ({ of: content, article: content.article, renewed: [] });

const take = (before: Opening, newer: LinkedArticle): Opening => {
  const renewed = renewedParts(before.article, newer);
  return renewed.length === 0 ? before : { ...before, article: withRenewed(before.article, newer, renewed), renewed };
};

const told = ({ article, renewed }: Opening): string => {
  if (renewed.length === 0) return '';
  return renewed.includes('title') ? liveMessages.newTitle(article.title) : liveMessages.newOpening;
};

/** Title and introduction follow the editors' changes (spec §4, "Live articles"). */
export const LiveArticle = ({ content, live, frame }: Props) => {
  const [kept, setKept] = useState(() => begin(content));
  const opening = kept.of === content ? kept : begin(content);
  const { article, renewed } = opening;
  const shown = { ...content, article };
  const onArticle = useCallback(
    (newer: LinkedArticle, page: Page | null) => {
      setKept((before) => take(before.of === content ? before : begin(content), newer));
      if (page !== null) void applyHead(page);
    },
    [content],
  );

  return (
    <>
      <LivePage
        content={shown}
        live={live}
        frame={frame}
        renewed={renewed.join(' ')}
        episode={isAboutEpisode(article) && <EpisodeBox episode={content.episode} />}
        posts={<LiveBlog content={shown} live={live} frame={frame} hero={hasHero(article)} onArticle={onArticle} />}
      />
      <p className="unseen" role="status">
        {told(opening)}
      </p>
    </>
  );
};
