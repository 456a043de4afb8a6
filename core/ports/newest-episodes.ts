import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { Episode } from '../editorial/podcasts/episode.ts';

/** Keeps what fronts and covers offer to listen to. */
export interface NewestEpisodes {
  /** The publication's four newest. */
  ofPublication(site: string): ResultAsync<readonly Episode[], Failure>;
  /** The newest of the site's own podcasts, or of all where it has none; count is 1 to 20. */
  ofSite(site: string, count: number): ResultAsync<readonly Episode[], Failure>;
}
