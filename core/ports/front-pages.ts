import type { ResultAsync } from 'neverthrow';
import type { ArticleCard } from '../articles/article.ts';
import type { Episode, FrontBlock, Recommendations } from '../front-page/front-block.ts';
import type { Failure } from './failure.ts';

/** Keeps what editors put on the fronts (spec §7.1, "Front page and recommendations"). */
export interface FrontPages {
  news(site: string): ResultAsync<readonly FrontBlock[], Failure>;
  /** version is 1 to 4. */
  autoBlock(site: string, version: number): ResultAsync<FrontBlock, Failure>;
  boxes(site: string): ResultAsync<readonly FrontBlock[], Failure>;
  episodes(site: string): ResultAsync<readonly Episode[], Failure>;
  section(site: string, superTag: string): ResultAsync<readonly ArticleCard[], Failure>;
  /** After which block of the front the podcasts stand; 0 is the top. */
  podcastBlockPosition(site: string): ResultAsync<number, Failure>;
  /** version is 1 to 20. */
  recommended(site: string, version: number): ResultAsync<Recommendations, Failure>;
}
