import type { FrontBlock } from './front-block.ts';

const breakingPosition = 1000;

export interface SplitFront {
  readonly breaking: FrontBlock | null;
  /** The other blocks from the top; empty ones are left out. */
  readonly blocks: readonly FrontBlock[];
}

/** Takes the breaking block, the one at position 1000, out of a front (spec §4, "Front page load"). */
export const splitBreaking = (news: readonly FrontBlock[]): SplitFront => {
  const shown = news.filter(({ items }) => items.length > 0);
  return {
    breaking: shown.find(({ position }) => position === breakingPosition) ?? null,
    blocks: shown
      .filter(({ position }) => position !== breakingPosition)
      .toSorted((one, other) => one.position - other.position),
  };
};
