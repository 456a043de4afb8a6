import { ratesParameters } from '../../services/exchange/read-rates-query.ts';
import type { PageCard } from '../page-card.ts';

export const ratesCard = {
  pattern: '/arfolyam',
  kind: 'standing',
  query: ratesParameters,
  examples: ['/arfolyam'],
} as const satisfies PageCard;
