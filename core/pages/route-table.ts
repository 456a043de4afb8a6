import { compileRoutes, type Routes } from '../addresses/routes/compile-routes.ts';
import type { RouteRow } from '../addresses/routes/route-row.ts';
import { pages, routeNames } from './pages.ts';
import type { CardNeeds, PageCard } from './page-card.ts';

/** All routes of spec §2.1 in its order, without pages of missing sites. */
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

export const pageRoutes = (needs: CardNeeds): Routes => compileRoutes(routeTable(needs), needs.sites);
