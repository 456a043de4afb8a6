import { encodedText } from '../../addresses/paths/path-text.ts';

export const podcastFeedPath = (slug: string | null): string =>
  slug === null ? '/rss/podcast' : `/rss/podcast/${encodedText(slug) ?? ''}`;

const fileOf = (podcast: string, episode: string, file: string): string =>
  `${podcastFeedPath(podcast)}/${encodedText(episode) ?? ''}/${file}`;

export const chaptersPath = (podcast: string, episode: string): string => fileOf(podcast, episode, 'chapters.json');

export const transcriptPath = (podcast: string, episode: string): string => fileOf(podcast, episode, 'transcript.vtt');
