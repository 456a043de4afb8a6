import type { Articles } from '#core/ports/articles.ts';
import type { DataCache } from './data-cache.ts';
import { beside, freshness } from './freshness.ts';

/**
 * The same articles, asked for less often. What a token opens is never kept (R30); a version that is out is never
 * answered with a copy from before it.
 */
export const cachedArticles = (articles: Articles, cache: DataCache): Articles => ({
  bySlug: (...asked) => {
    const load = () => articles.bySlug(...asked);
    const [, , , token] = asked;
    return token === null ? cache.through(['article by slug', ...asked], freshness.article, load) : load();
  },
  byId: (site, id, token) => {
    const load = () => articles.byId(site, id, token);
    return token === null ? cache.through(['article by id', site, id], freshness.article, load) : load();
  },
  latest: (site, { limit, topLevelOnly, english }) =>
    cache.through(['latest articles', site, limit, topLevelOnly, english], beside.list, () =>
      articles.latest(site, { limit, topLevelOnly, english }),
    ),
  posts: (...asked) => {
    const load = () => articles.posts(...asked);
    const [, , , token] = asked;
    return token === null ? cache.through(['live posts', ...asked], freshness.livePosts, load) : load();
  },
  reactions: (site, id) => cache.through(['reactions', site, id], freshness.drawn, () => articles.reactions(site, id)),
  matches: (site) => cache.through(['dashboard matches', site], beside.livePosts, () => articles.matches(site)),
  version: (site, slug) =>
    cache.through(['article version', site, slug], beside.version, () => articles.version(site, slug)),
});
