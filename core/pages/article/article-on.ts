import type { Page } from '../page.ts';
import type { ArticleContent } from './article-content.ts';

export const articleOn = ({ content }: Page): ArticleContent | null =>
  content !== null && 'article' in content ? content : null;
