import type { FrontBlock } from '#core/front-page/front-block.ts';
import type { Frame } from '#core/pages/page-frame.ts';

export interface BlockProps {
  readonly block: FrontBlock;
  readonly frame: Frame;
  /** The page's first container: its picture is wanted at once. */
  readonly first: boolean;
}

/** Teasers stand below the container's own head, or take its place in the outline when it has none. */
export const levelBelow = (title: string): 2 | 3 => (title === '' ? 2 : 3);
