import type { ResultAsync } from 'neverthrow';
import type { PublishedCard } from '../articles/article.ts';
import type { FrontBlock, Recommendations } from '../front-page/front-block.ts';
import type { Episode } from '../podcasts/episode.ts';
import type { Unique } from '../front-page/unique.ts';
import type { HikingMap } from '../lists/hiking.ts';
import type { Failure } from '../failure/failure.ts';

/** Keeps what editors put on the fronts (spec §7.1, "Front page and recommendations"). */
export interface FrontPages {
  news(site: string): ResultAsync<readonly FrontBlock[], Failure>;
  /** version is 1 to 4. */
  autoBlock(site: string, version: number): ResultAsync<FrontBlock, Failure>;
  boxes(site: string): ResultAsync<readonly FrontBlock[], Failure>;
  /** The house's four newest. */
  episodes(site: string): ResultAsync<readonly Episode[], Failure>;
  /** The newest of the site's own podcasts, or of all where it has none; count is 1 to 20. */
  ownEpisodes(site: string, count: number): ResultAsync<readonly Episode[], Failure>;
  section(site: string, superTag: string): ResultAsync<readonly PublishedCard[], Failure>;
  /** After which block of the front the podcasts stand; 0 is the top. */
  podcastBlockPosition(site: string): ResultAsync<number, Failure>;
  /** version is 1 to 20. */
  recommended(site: string, version: number): ResultAsync<Recommendations, Failure>;
  /** Editors' small contents, in their order; groups belong to the whole house. */
  uniqueGroup(site: string, group: number): ResultAsync<readonly Unique[], Failure>;
  /** Address of the playlist beside the list of the after site. */
  playlist(site: string): ResultAsync<string, Failure>;
  hikingMap(site: string): ResultAsync<HikingMap, Failure>;
}
