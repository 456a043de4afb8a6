import { okAsync, type ResultAsync } from 'neverthrow';
import type { Article } from '../../editorial/articles/article.ts';
import { isFollowed } from '../../editorial/live-blogs/is-followed.ts';
import { needsRefetch } from '../../editorial/live-blogs/needs-refetch.ts';
import type { Failure } from '../../failure/failure.ts';
import type { PageNeeds } from '../needs.ts';
import type { PageRequest } from '../page-request.ts';
import type { Visitor } from '../visitor.ts';
import { tokenOf } from '../building/token-of.ts';

type Needs = Pick<PageNeeds, 'articles'>;

/** An article as it is opened, and the version of it that is known to be out. */
export interface LoadedArticle {
  readonly article: Article;
  readonly version: number;
}

/**
 * What readers follow is given in the version that is out, however old the copy at hand; a check that fails changes
 * nothing (spec §4, "Live articles").
 */
const upToDate = (
  { articles }: Needs,
  site: string,
  page: number | null,
  visitor: Visitor,
  article: Article,
): ResultAsync<LoadedArticle, Failure> => {
  const asItIs = okAsync({ article, version: article.version });
  if (!isFollowed(article)) return asItIs;
  return articles
    .version(site, article.slug)
    .andThen((version) =>
      needsRefetch(article.version, version)
        ? articles
            .bySlug(site, article.slug, page, tokenOf(visitor), version)
            .map((newer) => ({ article: newer, version }))
        : asItIs,
    )
    .orElse(() => asItIs);
};

/**
 * The article that an address names; a page number of it counts pages of text, but that of a live blog counts its
 * posts.
 */
export const loadArticle = (
  needs: Needs,
  { site, route }: PageRequest,
  visitor: Visitor,
): ResultAsync<LoadedArticle, Failure> => {
  const slug = route.params['slug'] ?? '';
  const load = (page: number | null) => needs.articles.bySlug(site.slug, slug, page, tokenOf(visitor));
  const wanted = route.page ?? null;
  return load(null).andThen((article) => {
    const page = article.type === 'liveblog' ? null : wanted;
    return (page === null ? okAsync(article) : load(page)).andThen((paged) =>
      upToDate(needs, site.slug, page, visitor, paged),
    );
  });
};
