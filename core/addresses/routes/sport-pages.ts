import type { RouteName } from './route.ts';
import type { RouteParams } from '../paths/to-params.ts';

/** The football and Formula 1 pages are sections by address; their `oldal` is a view, not a page (spec §2.6, §2.7, R5). */
export const sportPages = { football: 'sport/foci-eredmenyek', formulaOne: 'sport/forma-1' } as const;

export const isSportView = (name: RouteName, params: RouteParams): boolean =>
  name === 'articles_by_mstag' && (params['fullPath'] === sportPages.football || params['fullPath'] === sportPages.formulaOne);
