import type { PublishedCard } from '../articles/article.ts';

/** The weight of a container on a front; editors choose it upstream. */
export type BlockLayout = 'lead' | 'row' | 'grid' | 'list' | 'opinion' | 'strip' | 'breaking';

/** One container of a front page. Position 1000 is the breaking block (spec §4). */
export interface FrontBlock {
  readonly position: number;
  readonly layout: BlockLayout;
  /** Empty when the container has no head. */
  readonly title: string;
  /** Where the head leads; null when nowhere. */
  readonly path: string | null;
  /** The site in whose colours a cover strip is drawn; null for the page's own. */
  readonly siteSlug: string | null;
  readonly items: readonly PublishedCard[];
}

/** A container as upstream offers it: more than it shows, and what of that is an editor's own choice. */
export interface OfferedBlock extends FrontBlock {
  /** So many of the first `items` were placed by an editor's hand: all of them where nobody tells. */
  readonly picked?: number | undefined;
  /** What comes next, for the places of others. */
  readonly spare?: readonly PublishedCard[] | undefined;
}

/** A container with what upstream put into it, and nothing in store. */
export const asItStands = ({ position, layout, title, path, siteSlug, items }: OfferedBlock): FrontBlock => ({
  position,
  layout,
  title,
  path,
  siteSlug,
  items,
});

/** What the recommender answers (spec §3.8). */
export interface Recommendations {
  readonly special: readonly PublishedCard[];
  readonly breaking: readonly PublishedCard[];
  readonly important: readonly PublishedCard[];
  readonly newest: readonly PublishedCard[];
  readonly favorite: readonly PublishedCard[];
  readonly pr: readonly PublishedCard[];
  readonly after: readonly PublishedCard[];
  readonly g7: readonly PublishedCard[];
}

const breakingPosition = 1000;

export interface SplitFront<Block extends FrontBlock = FrontBlock> {
  readonly breaking: Block | null;
  /** The other blocks from the top; empty ones are left out. */
  readonly blocks: readonly Block[];
}

/** Takes the breaking block, the one at position 1000, out of a front (spec §4, "Front page load"). */
export const splitBreaking = <Block extends FrontBlock>(news: readonly Block[]): SplitFront<Block> => {
  const shown = news.filter(({ items }) => items.length > 0);
  return {
    breaking: shown.find(({ position }) => position === breakingPosition) ?? null,
    blocks: shown
      .filter(({ position }) => position !== breakingPosition)
      .toSorted((one, other) => one.position - other.position),
  };
};
