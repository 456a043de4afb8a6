import type { RouteMatch } from '../addresses/routes/route.ts';
import type { Site } from '../addresses/sites/site.ts';
import type { ArticleList } from './article-list.ts';

/** Where a list's feed is: fixed for the covers, the plain lists and the supplements, otherwise what upstream says (spec §2.2). Null when it has none. */
export const rssPath = ({ name, params }: Pick<RouteMatch, 'name' | 'params'>, { role }: Pick<Site, 'role'>, list: Pick<ArticleList, 'rss'>): string | null => {
  switch (name) {
    case 'legfrissebb': return '/rss';
    case 'list': return `/rss/${params['slug'] ?? ''}`;
    case 'english': return '/rss/rovat/english';
    case 'after': case 'g7': case 'karakter': case 'articles_by_site': return `/rss/rovat/${role}`;
    case 'melleklet': return `/rss/melleklet/${params['fullPath'] ?? ''}`;
    default: return list.rss;
  }
};
