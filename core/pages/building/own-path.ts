import type { PageNeeds } from '../needs.ts';
import type { PageRequest } from '../page-request.ts';

export const ownPath = ({ linkTo }: Pick<PageNeeds, 'linkTo'>, { route, site }: PageRequest): string =>
  linkTo(route.name, route.params) ?? (site.pathPrefix || '/');

/** The first page has no page number (R7). */
export const pagePath = (path: string, page: number | undefined): string =>
  page === undefined || page <= 1 ? path : `${path}?oldal=${page}`;
