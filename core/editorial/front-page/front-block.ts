import type { PublishedCard } from '../articles/article.ts';

export type BlockLayout = 'lead' | 'row' | 'grid' | 'list' | 'opinion' | 'strip' | 'breaking';

/** Position 1000 is the breaking block (spec §4). */
export interface FrontBlock {
  readonly position: number;
  readonly layout: BlockLayout;
  readonly title: string;
  readonly path: string | null;
  readonly siteSlug: string | null;
  readonly items: readonly PublishedCard[];
}

export interface OfferedBlock extends FrontBlock {
  /** Number of leading items placed by an editor; all of them when undefined. */
  readonly picked?: number | undefined;
  readonly spare?: readonly PublishedCard[] | undefined;
}

export const asItStands = ({ position, layout, title, path, siteSlug, items }: OfferedBlock): FrontBlock => ({
  position,
  layout,
  title,
  path,
  siteSlug,
  items,
});

/** Spec §3.8. */
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
  readonly blocks: readonly Block[];
}

/** Separates the block at position 1000 (spec §4, "Front page load"). */
export const splitBreaking = <Block extends FrontBlock>(news: readonly Block[]): SplitFront<Block> => {
  const shown = news.filter(({ items }) => items.length > 0);
  return {
    breaking: shown.find(({ position }) => position === breakingPosition) ?? null,
    blocks: shown
      .filter(({ position }) => position !== breakingPosition)
      .toSorted((one, other) => one.position - other.position),
  };
};
