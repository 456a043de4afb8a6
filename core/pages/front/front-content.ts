import type { WholeFront } from '../../editorial/front-page/front-parts.ts';

export interface FrontContent extends WholeFront {
  readonly autoBlockVersion: number | null;
}
