import type { RouteMatch } from '../../addresses/routes/route.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import { listedCard } from './listed-card.ts';

/** Feed path from the page's card, otherwise upstream's (spec §2.2). Null without a feed. */
export const rssPath = (
  { name, params }: Pick<RouteMatch, 'name' | 'params'>,
  { role }: Pick<Site, 'role'>,
  list: Pick<ArticleList, 'rss'>,
): string | null => listedCard(name)?.feed?.(params, role) ?? list.rss;
