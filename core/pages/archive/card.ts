import { searchParameters } from '../../editorial/search/search-query.ts';
import type { PageCard } from '../page-card.ts';
import { underPrefix } from '../building/where.ts';

export const archiveCard = {
  pattern: '/{site?}/archivum',
  where: underPrefix,
  kind: 'search',
  paged: true,
  query: searchParameters,
  examples: ['/archivum', '/after/archivum', '/archivum?term=h%C3%ADr&oldal=2'],
} as const satisfies PageCard;
