import type { PageOf } from '#core/pages/page.ts';
import { ArticlePage } from '../articles/article-page.tsx';

/** A live blog. */
export const LiveblogArticleScreen = ({ page: { content, frame } }: { readonly page: PageOf<'liveblog_article'> }) => <ArticlePage content={content} frame={frame} />;
