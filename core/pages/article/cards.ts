import type { CardNeeds, PageCard } from '../page-card.ts';
import { inSection, underPrefix } from '../where.ts';

/** An article and a live blog; the posts of a live blog have pages too, though its match bears no number (docs/command-line.md). */
export const articleCards = {
  single_article: {
    pattern: '/{site?}/{mainSuperTag?}/{year}/{month}/{day}/{slug}',
    where: (needs: CardNeeds) => ({ ...underPrefix(needs), ...inSection }),
    kind: 'article',
    paged: true,
    examples: [
      '/belfold/2024/03/28/vasut',
      '/2024/03/28/vasut',
      '/g7/2024/03/28/vasut',
      '/after/film/2024/02/29/kritika?oldal=2',
    ],
  },
  liveblog_article: {
    pattern: '/{mainSuperTag}/{year}/{month}/{day}/{slug}/elo',
    where: () => inSection,
    kind: 'article',
    examples: ['/belfold/2024/03/28/arviz/elo'],
  },
} as const satisfies Readonly<Record<string, PageCard>>;
