import { tellsResult } from '../../editorial/articles/tells-result.ts';
import type { LinkedArticle } from '../../editorial/articles/article.ts';
import { homeAddress } from '../../editorial/articles/home-address.ts';
import { adultPlate } from '../../editorial/articles/adult-plate.ts';
import { plainText } from '../../editorial/articles/plain-text.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { AdmittedArticle } from './admit-article.ts';
import { headOf } from '../building/head.ts';
import type { PageNeeds } from '../needs.ts';
import { pagePath } from '../building/own-path.ts';
import type { Head } from '../page-head.ts';
import { zonedTime } from '../../wording/zoned-time.ts';

export const articleHead = (
  needs: Pick<PageNeeds, 'sites' | 'linkTo'>,
  current: Site,
  { article, path, isPublic }: Omit<AdmittedArticle, 'article'> & { readonly article: LinkedArticle },
  title: string,
  page: number,
): Head => {
  const home = homeAddress(needs, current, article);
  const canonical = home.path === null ? { origin: current.origin, path } : { ...home, path: home.path };
  return headOf({
    ...(tellsResult(article.flags, article.livescoreId) && { spoils: true }),
    title,
    description: article.ogDescription || article.lead || (article.adult ? '' : plainText(article.body)) || title,
    page,
    canonical: pagePath(canonical.path, page),
    ...(canonical.origin === current.origin ? {} : { canonicalOrigin: canonical.origin }),
    ...(article.canonicalUrl !== null && { publishedFirstAt: article.canonicalUrl }),
    ...(article.searchTitle !== '' && page < 2 && { searchTitle: article.searchTitle }),
    type: 'article',
    language: article.english ? 'en' : 'hu',
    image: article.adult ? adultPlate(current.role).path : (article.shareImage ?? article.cover?.path ?? null),
    imageAlt: article.adult ? '' : (article.cover?.alt ?? ''),
    noindex: !isPublic,
    publishedAt: zonedTime(article.publishedAt, current.timeZone),
    ...(article.updatedAt === null ? {} : { updatedAt: zonedTime(article.updatedAt, current.timeZone) }),
    ...(article.section === null ? {} : { section: article.section.name }),
    authors: article.authors.map(({ name }) => name),
    authorUrls: article.authors.flatMap(({ url }) => url ?? []),
    tags: article.tags.map(({ name }) => name),
  });
};
