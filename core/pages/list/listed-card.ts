import { archiveCard } from '../archive/card.ts';
import { coverCards } from '../cover/cards.ts';
import type { PageCard } from '../page-card.ts';
import { supplementCard } from '../supplement/card.ts';
import { listCards } from './cards.ts';

const cards: Readonly<Record<string, PageCard>> = {
  ...listCards,
  ...coverCards,
  archivum: archiveCard,
  melleklet: supplementCard,
};

export const listedCard = (name: string): PageCard | undefined =>
  Object.hasOwn(cards, name) ? cards[name] : undefined;
