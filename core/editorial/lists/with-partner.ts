import type { PublishedCard } from '../articles/article.ts';

const partnerIndex = 2;

/** Sets a partner article into the newest list as its third item (spec §2.2, R24); it never stands there twice. */
export const withPartner = (
  items: readonly PublishedCard[],
  partner: PublishedCard | null,
): readonly PublishedCard[] => {
  if (partner === null) return items;
  const others = items.filter(({ id }) => id !== partner.id);
  return [...others.slice(0, partnerIndex), partner, ...others.slice(partnerIndex)];
};
