import type { PageOf } from '#core/pages/page.ts';
import { FollowedArticle } from '../articles/followed-article.tsx';
import { LiveArticle } from '../articles/live-article.tsx';

/** One article, or one page of it. */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'single_article'> }) =>
  (content.live === null ? <FollowedArticle content={content} frame={frame} /> : <LiveArticle content={content} frame={frame} />);
