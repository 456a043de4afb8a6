import type { LiveNow } from '../../sport/live/live-now.ts';
import type { WholeFront } from '../../editorial/front-page/front-parts.ts';

export interface FrontContent extends WholeFront {
  readonly autoBlockVersion: number | null;
  /** Running matches and races; null when nothing is known of them. */
  readonly live: LiveNow | null;
}
