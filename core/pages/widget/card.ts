import type { PageCard } from '../page-card.ts';

export const widgetCard = {
  pattern: '/app-web-widget',
  kind: 'bare',
  examples: ['/app-web-widget'],
} as const satisfies PageCard;
