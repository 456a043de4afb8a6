import type { ArticleList } from '../../editorial/lists/article-list.ts';
import type { Page } from '../page.ts';

/** The list of articles that a page shows; null for a page without one, a supplement's tab of data among them. */
export const listOn = ({ content }: Page): ArticleList | null =>
  content !== null && 'list' in content ? content.list : null;
