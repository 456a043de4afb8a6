import type { PageOf } from '#core/pages/page.ts';
import { FollowedArticle } from '../editorial/articles/followed-article.tsx';
import { LiveArticle } from '../editorial/articles/live-article.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'liveblog_article'> }) =>
  content.live === null ? (
    <FollowedArticle content={content} frame={frame} />
  ) : (
    <LiveArticle content={content} live={content.live} frame={frame} />
  );
