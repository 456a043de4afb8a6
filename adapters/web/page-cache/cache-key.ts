import { pageName } from '#adapters/changes/page-name.ts';
import { meaningfulQuery } from '#core/pages/query-parameters.ts';
import type { WantedPage } from '../addresses/wanted-page.ts';

/**
 * Site, path and the part of the query that counts, each in one spelling: a page has one copy however it is asked for
 * (R5).
 */
export const cacheKey = ({ site, route, path, query }: WantedPage): string =>
  `${pageName(site.slug, path)}?${meaningfulQuery(route, query)}`;
