import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { Episode } from '../editorial/podcasts/episode.ts';

export interface NewestEpisodes {
  ofPublication(site: string): ResultAsync<readonly Episode[], Failure>;
  /** Episodes of the site's own podcasts, or of all when it has none. `count` is 1 to 20. */
  ofSite(site: string, count: number): ResultAsync<readonly Episode[], Failure>;
}
