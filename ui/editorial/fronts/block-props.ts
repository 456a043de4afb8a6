import type { FrontBlock } from '#core/editorial/front-page/front-block.ts';
import type { Frame } from '#core/pages/page-frame.ts';

export interface ContainerProps {
  readonly block: FrontBlock;
  readonly frame: Frame;
  readonly first: boolean;
}

export interface BlockProps extends ContainerProps {
  readonly level: 2 | 3;
}
