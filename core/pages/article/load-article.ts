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

export interface LoadedArticle {
  readonly article: Article;
  readonly version: number;
}

/** Reloads a live article if a newer version exists. A failed check is ignored (spec §4, "Live articles"). */
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

/** A page number selects a text page, but in a live blog it selects a page of posts. */
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
