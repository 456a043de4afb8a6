import type { RouteMatch } from '../routing/route.ts';
import type { Site } from '../sites/site.ts';
import type { ArticleList } from './article-list.ts';

/** Where a list's feed is: fixed for the covers and /english, otherwise what upstream says (spec §2.2). Null when it has none. */
export const rssPath = ({ name }: Pick<RouteMatch, 'name'>, { role }: Pick<Site, 'role'>, list: Pick<ArticleList, 'rss'>): string | null => {
  switch (name) {
    case 'english': return '/rss/rovat/english';
    case 'after': case 'g7': case 'karakter': case 'articles_by_site': return `/rss/rovat/${role}`;
    default: return list.rss;
  }
};
