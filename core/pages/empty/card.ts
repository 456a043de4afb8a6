import type { PageCard } from '../page-card.ts';

export const emptyCard = { pattern: '/empty', kind: 'bare', examples: ['/empty'] } as const satisfies PageCard;
