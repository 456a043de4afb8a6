import type { PageOf } from '#core/pages/page.ts';
import { FollowedArticle } from '../live-blogs/followed-article.tsx';

/** One article, or one page of it. */
export const SingleArticleScreen = ({ page: { content, frame } }: { readonly page: PageOf<'single_article'> }) => <FollowedArticle content={content} frame={frame} />;
