import type { Page } from '../page.ts';
import type { ArticleContent } from './article-content.ts';

/** The article that a page shows; null on any other page. */
export const articleOn = ({ content }: Page): ArticleContent | null =>
  content !== null && 'article' in content ? content : null;
