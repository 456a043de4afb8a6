import type { Articles } from '#core/ports/articles.ts';
import type { DataCache } from './data-cache.ts';
import { freshness } from './freshness.ts';

/** The same articles, asked for less often. What a token opens is never kept (R30). */
export const cachedArticles = (articles: Articles, cache: DataCache): Articles => ({
  bySlug: (site, slug, page, token) => {
    const load = () => articles.bySlug(site, slug, page, token);
    return token === null ? cache.through(['article by slug', site, slug, page], freshness.article, load) : load();
  },
  byId: (site, id, token) => {
    const load = () => articles.byId(site, id, token);
    return token === null ? cache.through(['article by id', site, id], freshness.article, load) : load();
  },
  latest: (site, { limit, topLevelOnly, english }) =>
    cache.through(['latest articles', site, limit, topLevelOnly, english], freshness.list, () =>
      articles.latest(site, { limit, topLevelOnly, english })),
  posts: (site, articleId, page) =>
    cache.through(['live posts', site, articleId, page], freshness.livePosts, () => articles.posts(site, articleId, page)),
  version: (site, slug) =>
    cache.through(['article version', site, slug], freshness.livePosts, () => articles.version(site, slug)),
});
