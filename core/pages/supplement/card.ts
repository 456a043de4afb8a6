import type { RouteParams } from '../../addresses/paths/to-params.ts';
import { constituencyParameters } from '../../editorial/supplements/constituencies.ts';
import type { PageCard } from '../page-card.ts';

export const supplementCard = {
  pattern: '/melleklet/{fullPath...}',
  kind: 'supplement',
  paged: true,
  query: constituencyParameters,
  feed: ({ fullPath = '' }: RouteParams) => `/rss/melleklet/${fullPath}`,
  examples: ['/melleklet/eb-2024', '/melleklet/valasztas-2024/adatok'],
} as const satisfies PageCard;
