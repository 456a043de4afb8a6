import { pageName } from '#adapters/changes/page-name.ts';
import { meaningfulQuery } from '#core/pages/query-parameters.ts';
import type { WantedPage } from '../addresses/wanted-page.ts';

/** Normalised site, path and relevant query: each page has one cache entry (R5). */
export const cacheKey = ({ site, route, path, query }: WantedPage): string =>
  `${pageName(site.slug, path)}?${meaningfulQuery(route, query)}`;
