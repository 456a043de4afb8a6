import type { PublishedCard } from '../articles/article.ts';

const partnerIndex = 2;

/** Inserts a partner article as the third item, without duplicates (spec §2.2, R24). */
export const withPartner = (
  items: readonly PublishedCard[],
  partner: PublishedCard | null,
): readonly PublishedCard[] => {
  if (partner === null) return items;
  const others = items.filter(({ id }) => id !== partner.id);
  return [...others.slice(0, partnerIndex), partner, ...others.slice(partnerIndex)];
};
