import type { PageNeeds } from '../needs.ts';
import type { PageRequest } from '../page-request.ts';

/** The path of the page that was asked for, without its page number. */
export const ownPath = ({ linkTo }: Pick<PageNeeds, 'linkTo'>, { route, site }: PageRequest): string =>
  linkTo(route.name, route.params) ?? (site.pathPrefix || '/');

/** A path with its page number, which the first page does not bear (R7). */
export const pagePath = (path: string, page: number | undefined): string =>
  page === undefined || page <= 1 ? path : `${path}?oldal=${page}`;
