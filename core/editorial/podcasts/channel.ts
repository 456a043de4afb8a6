import type { Published } from '../articles/published.ts';
import type { Episode } from './episode.ts';

/** An episode as the programs that play podcasts are told of it. */
export interface DatedEpisode extends Episode {
  readonly summary: string;
  /** Unix seconds. */
  readonly publishedAt: number;
  /** The file at `sourceUrl`: its length in bytes and its media type; null where nobody has measured it. */
  readonly bytes: number | null;
  readonly mediaType: string | null;
  /** Whether there is a file of its chapters, and one of its words. */
  readonly hasChapters: boolean;
  readonly hasTranscript: boolean;
}

/** One that everybody may hear. */
export type PublishedEpisode = Published<DatedEpisode>;

/** A podcast as such programs are told of it, its newest episode first. */
export interface Channel {
  readonly slug: string;
  readonly name: string;
  /** Of its own page: a path, or absolute at another site of the family. */
  readonly path: string | null;
  readonly description: string;
  /** Who makes it; empty for the newsroom as a whole. */
  readonly author: string;
  /** One of the directories' own categories, in English; empty when nobody has chosen. */
  readonly category: string;
  /** Whether it is not for children. */
  readonly explicit: boolean;
  /** Whether its episodes are to be heard from the first on. */
  readonly serial: boolean;
  readonly image: string | null;
  readonly episodes: readonly PublishedEpisode[];
}
