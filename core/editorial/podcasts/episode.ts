import type { Chapter } from './chapter.ts';

/** A podcast episode in a box (spec §3.3). Duration in seconds. */
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

/** What is said from a second on; who says it is empty where nobody is named. */
export interface SpokenLine {
  readonly at: number;
  readonly speaker: string;
  readonly text: string;
}

/** An episode with what is in it: its parts and its words, each in order. */
export interface WholeEpisode extends Episode {
  readonly chapters: readonly Chapter[];
  readonly transcript: readonly SpokenLine[];
}

/** Set upstream on the notes of a podcast. */
const episodeFlag = 'podcast';

/** Whether an article is the notes of an episode. */
export const isAboutEpisode = ({ flags }: { readonly flags: readonly string[] }): boolean =>
  flags.includes(episodeFlag);
