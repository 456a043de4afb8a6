import type { CardNeeds, PageCard } from '../page-card.ts';
import { inSection, underPrefix } from '../building/where.ts';

/** Live blog posts are paged too, although their route has no page parameter (docs/command-line.md). */
export const articleCards = {
  single_article: {
    pattern: '/{site?}/{mainSuperTag?}/{year}/{month}/{day}/{slug}',
    where: (needs: CardNeeds) => ({ ...underPrefix(needs), ...inSection }),
    kind: 'article',
    paged: true,
    examples: [
      '/belfold/2025/01/03/elso-hir',
      '/2025/01/02/english-story',
      '/sport/2025/01/02/ket-oldal?oldal=2',
      '/g7/adat/2025/01/02/adat-cikk',
      '/after/film/2025/01/02/film-kritika',
    ],
  },
  liveblog_article: {
    pattern: '/{mainSuperTag}/{year}/{month}/{day}/{slug}/elo',
    where: () => inSection,
    kind: 'article',
    examples: ['/belfold/2025/01/03/elo-arviz/elo'],
  },
} as const satisfies Readonly<Record<string, PageCard>>;
