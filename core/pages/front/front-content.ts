import type { WholeFront } from '../../editorial/front-page/front-parts.ts';

export interface FrontContent extends WholeFront {
  /** The drawn auto-block version, 1 to 4; null when the block is absent. */
  readonly autoBlockVersion: number | null;
}
