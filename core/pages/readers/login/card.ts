import { asItStands } from '../../../addresses/paths/query-parameter.ts';
import type { PageCard } from '../../page-card.ts';

export const loginCard = {
  pattern: '/login',
  kind: 'standing',
  query: [
    { name: 'code', read: asItStands, free: true },
    { name: 'state', read: asItStands, free: true },
  ],
  examples: ['/login'],
} as const satisfies PageCard;
