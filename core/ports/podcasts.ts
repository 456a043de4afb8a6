import type { ResultAsync } from 'neverthrow';
import type { Episode } from '../front-page/front-block.ts';
import type { Show } from '../podcasts/show.ts';
import type { Failure } from './failure.ts';

/** Keeps the podcasts of the house (spec §7.1, "Content and reference data"). */
export interface Podcasts {
  /** By its own slug, or by that of the article that is about it. */
  episode(site: string, slug: string): ResultAsync<Episode, Failure>;
  /** All that are public, the one with the newest episode first. */
  shows(site: string): ResultAsync<readonly Show[], Failure>;
}
