import type { Chapter } from './chapter.ts';

/** A podcast episode (spec §3.3). Duration in seconds. */
export interface Episode {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly sourceUrl: string;
  readonly image: string | null;
  readonly duration: number;
  readonly articlePath: string | null;
  readonly podcast: { readonly slug: string; readonly name: string };
}

export interface SpokenLine {
  readonly at: number;
  readonly speaker: string;
  readonly text: string;
}

export interface WholeEpisode extends Episode {
  readonly chapters: readonly Chapter[];
  readonly transcript: readonly SpokenLine[];
}

const episodeFlag = 'podcast';

export const isAboutEpisode = ({ flags }: { readonly flags: readonly string[] }): boolean =>
  flags.includes(episodeFlag);
