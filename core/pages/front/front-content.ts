import type { PublishedCard } from '../../articles/article.ts';
import type { FrontBlock } from '../../front-page/front-block.ts';
import type { Episode } from '../../podcasts/episode.ts';

export interface FrontContent {
  /** Position 1000, full width; null on a quiet day. */
  readonly breaking: FrontBlock | null;
  readonly blocks: readonly FrontBlock[];
  readonly autoBlock: FrontBlock | null;
  /** The drawn auto-block version, 1 to 4; null when the block is absent. */
  readonly autoBlockVersion: number | null;
  readonly newest: readonly PublishedCard[];
  readonly important: readonly PublishedCard[];
  readonly favorite: readonly PublishedCard[];
  /** Long reads that stand nowhere else on the front. */
  readonly special: readonly PublishedCard[];
  /** Partners' articles, labelled as such. */
  readonly pr: readonly PublishedCard[];
  /** Covers of the sister sites in their own colours. */
  readonly strips: readonly FrontBlock[];
  readonly episodes: readonly Episode[];
  /** Number of blocks that stand above the podcasts. */
  readonly episodesAfter: number;
}
