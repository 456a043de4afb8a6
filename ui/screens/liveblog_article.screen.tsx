import type { PageOf } from '#core/pages/page.ts';
import { LiveArticle } from '../articles/live-article.tsx';

/** A live blog. */
export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'liveblog_article'> }) => <LiveArticle content={content} frame={frame} />;
