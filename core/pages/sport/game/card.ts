import { tipParameters } from '../../../sport/tipping-game/tip-sheet.ts';
import type { PageCard } from '../../page-card.ts';

export const gameCard = {
  pattern: '/melleklet/tippjatek/{subSlug?}/{key?}',
  kind: 'standing',
  query: tipParameters,
  examples: ['/melleklet/tippjatek', '/melleklet/tippjatek/1-fordulo'],
} as const satisfies PageCard;
