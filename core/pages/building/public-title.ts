import type { Page } from '../page.ts';
import type { ArticleContent } from '../article/article-content.ts';

/**
 * What machines are told that an article is called: a live post is named with its live blog where it has no title of
 * its own (R48).
 */
export const publicTitle = ({ head }: Pick<Page, 'head'>, { article }: Pick<ArticleContent, 'article'>): string =>
  article.type === 'liveblogpost' ? head.title : article.title;
