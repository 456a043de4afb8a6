import type { PageOf } from '#core/pages/page.ts';
import { FollowedArticle } from '../live-blogs/followed-article.tsx';
import { LiveArticle } from '../live-blogs/live-article.tsx';

/** One article, or one page of it. */
export const SingleArticleScreen = ({ page: { content, frame } }: { readonly page: PageOf<'single_article'> }) =>
  (content.live === null ? <FollowedArticle content={content} frame={frame} /> : <LiveArticle content={content} frame={frame} />);
