import { plainlySpelled } from '#core/routing/path-text.ts';
import { meaningfulQuery } from '#core/pages/query-parameters.ts';
import type { WantedPage } from './wanted-page.ts';

/** Site and path of a page in one spelling, by which an edit names it and with which its keys begin. */
export const pageName = (site: string, path: string): string => `${site} ${plainlySpelled(path)}`;

/** Site, path and the part of the query that counts, each in one spelling: a page has one copy however it is asked for (R5). */
export const cacheKey = ({ site, route, path, query }: WantedPage): string => `${pageName(site.slug, path)}?${meaningfulQuery(route, query)}`;
