import type { SiteKey } from '../database/schema/origin-site.ts';

interface PodcastWords {
  readonly description: string;
  readonly author: string;
  readonly category: string;
  readonly explicit: boolean;
  readonly serial: boolean;
  readonly image: string | null;
}

export interface Podcast {
  readonly slug: string;
  readonly name: string;
  readonly page: string;
  readonly site?: SiteKey;
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
    /** `at` in seconds from the start, ascending. */
    readonly chapters?: readonly { readonly at: number; readonly title: string }[];
    readonly transcript?: readonly { readonly at: number; readonly speaker: string; readonly text: string }[];
  }[];
}
