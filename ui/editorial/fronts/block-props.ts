import type { FrontBlock } from '#core/editorial/front-page/front-block.ts';
import type { Frame } from '#core/pages/page-frame.ts';

export interface ContainerProps {
  readonly block: FrontBlock;
  readonly frame: Frame;
  /** The page's first container: its picture is wanted at once. */
  readonly first: boolean;
}

export interface BlockProps extends ContainerProps {
  /** Of its teasers: below the container's own head, or in its place in the outline when it has none. */
  readonly level: 2 | 3;
}
