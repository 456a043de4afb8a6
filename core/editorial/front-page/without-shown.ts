import type { PublishedCard } from '../articles/article.ts';
import { notListed } from '../lists/highlight-box.ts';
import { asItStands, type FrontBlock } from './front-block.ts';

export const withoutShown = (
  block: FrontBlock | null,
  shown: readonly Pick<PublishedCard, 'id'>[],
): FrontBlock | null => {
  const items = block === null ? [] : notListed(shown, block.items);
  return block === null || items.length === 0 ? null : { ...asItStands(block), items };
};
