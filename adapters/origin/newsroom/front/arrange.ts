import type { FrontBlock, PlacedStory } from '#adapters/newsroom-contract/front.ts';

type Blocks = readonly FrontBlock[];

const without = (items: readonly PlacedStory[], slug: string): readonly PlacedStory[] =>
  items.filter((item) => item.slug !== slug);

const isActive = ({ at, until }: PlacedStory, when: number): boolean =>
  (at === null || at <= when) && (until === null || until > when);

export const isPlaced = (blocks: Blocks, slug: string): boolean =>
  blocks.some(({ items }) => items.some((item) => item.slug === slug));

export const removeStory = (blocks: Blocks, slug: string): Blocks =>
  blocks.map((block) => ({ ...block, items: without(block.items, slug) }));

/**
 * Puts the story behind `position - 1` stories that are placed at the time when it appears. Gives its place: lists
 * fill a block only behind the placed stories.
 */
export const placeStory = (
  blocks: Blocks,
  block: number,
  position: number,
  story: PlacedStory,
  now: number,
): { readonly blocks: Blocks; readonly position: number } => {
  const when = Math.max(story.at ?? now, now);
  let placed = 1;
  const arranged = blocks.map((one) => {
    if (one.position !== block) return one;
    const others = without(one.items, story.slug);
    let at = 0;
    for (; at < others.length && placed < position; at += 1) if (isActive(others[at] as PlacedStory, when)) placed += 1;
    return { ...one, items: [...others.slice(0, at), story, ...others.slice(at)] };
  });
  return { blocks: arranged, position: placed };
};

const breakingLayout = 'breaking';
/** Its place on the page does not depend on it. */
const usualPosition = 1_000;

export const breakingBlock = (blocks: Blocks): FrontBlock | undefined =>
  blocks.find(({ layout }) => layout === breakingLayout);

/** `story` null ends the placed one. The block is created for the first story. */
export const breakStory = (blocks: Blocks, story: PlacedStory | null, title: string): Blocks => {
  const items = story === null ? [] : [story];
  if (breakingBlock(blocks) !== undefined)
    return blocks.map((block) => (block.layout === breakingLayout ? { ...block, items } : block));
  if (story === null) return blocks;
  const taken = new Set(blocks.map(({ position }) => position));
  const position = taken.has(usualPosition) ? Math.max(...taken) + 1 : usualPosition;
  const block = { position, layout: breakingLayout, title, path: null, site: null, list: null, size: 1, maxAge: null };
  return [{ ...block, items }, ...blocks];
};
