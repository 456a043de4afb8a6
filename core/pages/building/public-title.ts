import type { Page } from '../page.ts';
import type { ArticleContent } from '../article/article-content.ts';

/** A live blog post without a title is named after its live blog (R48). */
export const publicTitle = ({ head }: Pick<Page, 'head'>, { article }: Pick<ArticleContent, 'article'>): string =>
  article.type === 'liveblogpost' ? head.title : article.title;
