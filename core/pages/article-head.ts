import type { AdmittedArticle } from './admit-article.ts';
import { headOf } from './head.ts';
import { pagePath } from './own-path.ts';
import type { Head } from './page.ts';

/** What the world is told of an article. */
export const articleHead = ({ article, path, isPublic }: AdmittedArticle, page: number): Head => headOf({
  title: article.title,
  description: article.ogDescription || article.lead,
  canonical: pagePath(path, page),
  type: 'article',
  language: article.english ? 'en' : 'hu',
  image: article.shareImage ?? article.cover?.path ?? null,
  imageAlt: article.cover?.alt ?? '',
  noindex: !isPublic,
  publishedAt: article.publishedAt,
  ...(article.updatedAt === null ? {} : { updatedAt: article.updatedAt }),
  ...(article.section === null ? {} : { section: article.section.name }),
  authors: article.authors.map(({ name }) => name),
  tags: article.tags.map(({ name }) => name),
});
