import type { ResultAsync } from 'neverthrow';
import type { OfferedBlock } from '../editorial/front-page/front-block.ts';
import type { Failure } from '../failure/failure.ts';

/** Loads the blocks that editors place on front pages (spec §7.1, "Front page and recommendations"). */
export interface FrontBlocks {
  news(site: string): ResultAsync<readonly OfferedBlock[], Failure>;
  /** `version` is 1 to 4. */
  autoBlock(site: string, version: number): ResultAsync<OfferedBlock, Failure>;
  boxes(site: string): ResultAsync<readonly OfferedBlock[], Failure>;
  /** Number of front page blocks above the podcasts; 0 is the top. */
  podcastPosition(site: string): ResultAsync<number, Failure>;
}
