import type { ResultAsync } from 'neverthrow';
import type { WholeEpisode } from '../editorial/podcasts/episode.ts';
import type { Channel, PublishedEpisode } from '../editorial/podcasts/channel.ts';
import type { Show } from '../editorial/podcasts/show.ts';
import type { Failure } from '../failure/failure.ts';

/** Loads podcasts (spec §7.1, "Content and reference data"). */
export interface Podcasts {
  episode(site: string, slug: string): ResultAsync<WholeEpisode, Failure>;
  shows(site: string): ResultAsync<readonly Show[], Failure>;
  /**
   * At most 500 episodes; 'not-found' without a published one. Directories delete episodes that the feed no longer
   * lists.
   */
  channel(site: string, slug: string): ResultAsync<Channel, Failure>;
  /** The newest episodes, at most 500. A site without podcasts gets those of the publication. */
  published(site: string): ResultAsync<readonly PublishedEpisode[], Failure>;
}
