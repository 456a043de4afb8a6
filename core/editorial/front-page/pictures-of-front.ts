import type { PublishedCard } from '../articles/article.ts';
import type { BlockLayout, FrontBlock } from './front-block.ts';
import { type FrontPart, frontParts, type WholeFront } from './front-parts.ts';

const pictured: Readonly<Record<BlockLayout, number>> = {
  breaking: 1,
  lead: 1,
  row: 3,
  grid: 8,
  list: 1,
  opinion: 0,
  strip: 4,
};

export const marksOf = ({ cover, motif }: PublishedCard): readonly string[] =>
  cover === null ? [] : [cover.path, ...(motif === undefined ? [] : [motif])];

export const picturedIn = ({ layout, items }: Pick<FrontBlock, 'layout' | 'items'>): readonly PublishedCard[] =>
  items.slice(0, pictured[layout]);

export const shownPictures = (block: Pick<FrontBlock, 'layout' | 'items'>): ReadonlySet<string> =>
  new Set(picturedIn(block).flatMap(marksOf));

const picturedBlock = (part: FrontPart): FrontBlock | null =>
  part.kind === 'block' || part.kind === 'strip' ? part.block : null;

export const inOrder = (front: WholeFront): readonly (FrontBlock | null)[] => {
  const { lead, zone, rest } = frontParts(front);
  return [...(front.breaking ? [front.breaking] : []), ...(lead ? [lead] : []), ...zone, ...rest.map(picturedBlock)];
};

/**
 * Removes a picture repeated in the same or an adjacent container. Keeps editors' placements and the page's first
 * story.
 */
export const withoutClashes = (front: WholeFront, placed: ReadonlySet<PublishedCard>): WholeFront => {
  const order = inOrder(front);
  const cleared = new Map<FrontBlock, FrontBlock>();
  let above: ReadonlySet<string> = new Set();
  order.forEach((block, at) => {
    if (block === null) {
      above = new Set();
      return;
    }
    const below = order[at + 1];
    const seen = new Set([
      ...above,
      ...shownPictures({ ...block, items: block.items.filter((card) => placed.has(card)) }),
      ...(below ? shownPictures({ ...below, items: below.items.filter((card) => placed.has(card)) }) : []),
    ]);
    const items = block.items.map((card, index): PublishedCard => {
      const marks = marksOf(card);
      if (index >= pictured[block.layout] || placed.has(card)) return card;
      if ((at > 0 || index > 0) && marks.some((mark) => seen.has(mark))) return { ...card, cover: null };
      for (const mark of marks) seen.add(mark);
      return card;
    });
    const done = { ...block, items };
    cleared.set(block, done);
    above = shownPictures(done);
  });
  const clear = <Block extends FrontBlock | null>(block: Block): FrontBlock | Block =>
    (block && cleared.get(block)) ?? block;
  return {
    ...front,
    breaking: clear(front.breaking),
    blocks: front.blocks.map(clear),
    autoBlock: clear(front.autoBlock),
    strips: front.strips.map(clear),
  };
};
