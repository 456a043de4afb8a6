import { encodedText } from '../../addresses/paths/path-text.ts';

/** Where the feed of a podcast is; null means that of all of them together. */
export const podcastFeedPath = (slug: string | null): string =>
  slug === null ? '/rss/podcast' : `/rss/podcast/${encodedText(slug) ?? ''}`;

const fileOf = (podcast: string, episode: string, file: string): string =>
  `${podcastFeedPath(podcast)}/${encodedText(episode) ?? ''}/${file}`;

/** Where programs, and our own player, find what parts an episode has. */
export const chaptersPath = (podcast: string, episode: string): string => fileOf(podcast, episode, 'chapters.json');

/** Where they find what is said in it. */
export const transcriptPath = (podcast: string, episode: string): string => fileOf(podcast, episode, 'transcript.vtt');
