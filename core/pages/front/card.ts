import type { PageCard } from '../page-card.ts';

export const frontCard = { pattern: '/', kind: 'front', examples: ['/'] } as const satisfies PageCard;
