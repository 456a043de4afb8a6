import { compileRoutes, type Routes } from '../addresses/routes/compile-routes.ts';
import type { RouteRow } from '../addresses/routes/route-row.ts';
import { pages, routeNames } from './pages.ts';
import type { CardNeeds, PageCard } from './page-card.ts';

/**
 * The whole table of spec §2.1 for a family of sites, in its order; a page of a site that the family lacks is left
 * out.
 */
export const routeTable = (needs: CardNeeds): readonly RouteRow[] =>
  routeNames.flatMap((name): readonly RouteRow[] => {
    const { kind, pattern, where, paged = false, shownBy, isMatched, views }: PageCard = pages[name];
    const written = typeof pattern === 'string' ? pattern : pattern(needs);
    if (written === null) return [];
    return [
      {
        name,
        pattern: written,
        where: where?.(needs) ?? {},
        paged,
        matched: isMatched?.(needs) ?? true,
        exact: kind === 'article',
        ...(shownBy === undefined ? {} : { shownBy }),
        ...(views === undefined ? {} : { pagelessWith: (params) => views(params) !== null }),
      },
    ];
  });

/** The table, compiled. */
export const pageRoutes = (needs: CardNeeds): Routes => compileRoutes(routeTable(needs), needs.sites);
