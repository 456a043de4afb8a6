import type { RouteMatch } from '../../addresses/routes/route.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import { listedCard } from './listed-card.ts';

/** Where a list's feed is: as its card says, otherwise where upstream does (spec §2.2). Null when it has none. */
export const rssPath = (
  { name, params }: Pick<RouteMatch, 'name' | 'params'>,
  { role }: Pick<Site, 'role'>,
  list: Pick<ArticleList, 'rss'>,
): string | null => listedCard(name)?.feed?.(params, role) ?? list.rss;
