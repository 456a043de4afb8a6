import { homeAddress } from '../articles/home-address.ts';
import type { Site } from '../addresses/sites/site.ts';
import type { AdmittedArticle } from './admit-article.ts';
import { headOf } from './head.ts';
import { pagePath } from './own-path.ts';
import type { Head } from './page-head.ts';
import { authorPath } from './public-addresses.ts';

/** What the world is told of an article. */
export const articleHead = (sites: readonly Site[], current: Site, { article, isPublic }: AdmittedArticle, title: string, page: number): Head => {
  const home = homeAddress(sites, current, article);
  return headOf({
    title,
    description: article.ogDescription || article.lead,
    canonical: pagePath(home.path, page),
    ...(home.origin === current.origin ? {} : { canonicalOrigin: home.origin }),
    type: 'article',
    language: article.english ? 'en' : 'hu',
    image: article.shareImage ?? article.cover?.path ?? null,
    imageAlt: article.cover?.alt ?? '',
    noindex: !isPublic,
    publishedAt: article.publishedAt,
    ...(article.updatedAt === null ? {} : { updatedAt: article.updatedAt }),
    ...(article.section === null ? {} : { section: article.section.name }),
    authors: article.authors.map(({ name }) => name),
    authorPaths: article.authors.map(({ slug }) => authorPath(slug)),
    tags: article.tags.map(({ name }) => name),
  });
};
