import type { ResultAsync } from 'neverthrow';
import type { WholeEpisode } from '../editorial/podcasts/episode.ts';
import type { Channel, PublishedEpisode } from '../editorial/podcasts/channel.ts';
import type { Show } from '../editorial/podcasts/show.ts';
import type { Failure } from '../failure/failure.ts';

/** Keeps the podcasts of the publication (spec §7.1, "Content and reference data"). */
export interface Podcasts {
  /** By its own slug, or by that of the article that is about it. */
  episode(site: string, slug: string): ResultAsync<WholeEpisode, Failure>;
  /** All that are public, the one with the newest episode first. */
  shows(site: string): ResultAsync<readonly Show[], Failure>;
  /**
   * One of them with its newest episodes, 500 at most; without an episode out it is not found. A directory deletes
   * episodes that the feed no longer lists.
   */
  channel(site: string, slug: string): ResultAsync<Channel, Failure>;
  /** The newest episodes, 500 at most: of the site's own podcasts, or of the publication's where it makes none. */
  published(site: string): ResultAsync<readonly PublishedEpisode[], Failure>;
}
