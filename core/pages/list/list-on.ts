import type { ArticleList } from '../../editorial/lists/article-list.ts';
import type { Page } from '../page.ts';

export const listOn = ({ content }: Page): ArticleList | null =>
  content !== null && 'list' in content ? content.list : null;
