import type { PageOf } from '#core/pages/page.ts';
import { ArticlePage } from '../articles/article-page.tsx';

/** One article, or one page of it. */
export const SingleArticleScreen = ({ page: { content, frame } }: { readonly page: PageOf<'single_article'> }) => <ArticlePage content={content} frame={frame} />;
