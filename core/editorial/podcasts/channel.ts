import type { Published } from '../articles/published.ts';
import type { Episode } from './episode.ts';

export interface DatedEpisode extends Episode {
  readonly summary: string;
  /** Unix seconds. */
  readonly publishedAt: number;
  /** Length in bytes and media type of `sourceUrl`; null when unknown. */
  readonly bytes: number | null;
  readonly mediaType: string | null;
  readonly hasChapters: boolean;
  readonly hasTranscript: boolean;
}

export type PublishedEpisode = Published<DatedEpisode>;

export interface Channel {
  readonly slug: string;
  readonly name: string;
  readonly path: string | null;
  readonly description: string;
  readonly author: string;
  /** A category of the podcast directories, in English; may be empty. */
  readonly category: string;
  readonly explicit: boolean;
  readonly serial: boolean;
  readonly image: string | null;
  readonly episodes: readonly PublishedEpisode[];
}
