import type { SiteKey } from '../database/schema/origin-site.ts';

interface PodcastWords {
  readonly description: string;
  readonly author: string;
  /** One of the directories' own, in English. */
  readonly category: string;
  readonly explicit: boolean;
  readonly serial: boolean;
  readonly image: string | null;
}

export interface Podcast {
  readonly slug: string;
  readonly name: string;
  /** Where the podcast's own page is. */
  readonly page: string;
  /** The site that makes it; the whole publication unless told. */
  readonly site?: SiteKey;
  /** What programs that play podcasts are told of it. */
  readonly about?: PodcastWords;
  readonly episodes: readonly {
    readonly slug: string;
    readonly title: string;
    readonly sourceUrl: string;
    readonly image: string | null;
    /** Seconds. */
    readonly duration: number;
    readonly publishedAt: number;
    readonly article?: string;
    /** Seconds from the beginning, in order. */
    readonly chapters?: readonly { readonly at: number; readonly title: string }[];
    readonly transcript?: readonly { readonly at: number; readonly speaker: string; readonly text: string }[];
  }[];
}
