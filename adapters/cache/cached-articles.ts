import type { Articles } from '#core/ports/articles.ts';
import type { DataCache } from './data-cache.ts';
import { beside, freshness } from './freshness.ts';

/**
 * Responses to requests with a token are never cached (R30). Keys include the version: a new version never gets an
 * older entry.
 */
export const cachedArticles = (articles: Articles, cache: DataCache): Articles => ({
  bySlug: (...asked) => {
    const load = () => articles.bySlug(...asked);
    const [site, slug, page, token, version] = asked;
    const key = ['article by slug', site, slug, page, version] as const;
    return token === null ? cache.through(key, freshness.article, load) : cache.past(key, load);
  },
  byId: (site, id, token) => {
    const load = () => articles.byId(site, id, token);
    const key = ['article by id', site, id] as const;
    return token === null ? cache.through(key, freshness.article, load) : cache.past(key, load);
  },
  latest: (site, { limit, topLevelOnly, english }) =>
    cache.through(['latest articles', site, limit, topLevelOnly, english], beside.list, () =>
      articles.latest(site, { limit, topLevelOnly, english }),
    ),
  posts: (...asked) => {
    const load = () => articles.posts(...asked);
    const [site, id, page, token, version] = asked;
    const key = ['live posts', site, id, page, version] as const;
    return token === null ? cache.through(key, freshness.livePosts, load) : cache.past(key, load);
  },
  reactions: (site, id) => cache.through(['reactions', site, id], freshness.drawn, () => articles.reactions(site, id)),
  matches: (site) => cache.through(['dashboard matches', site], beside.matches, () => articles.matches(site)),
  version: (site, slug) =>
    cache.through(['article version', site, slug], beside.version, () => articles.version(site, slug)),
});
