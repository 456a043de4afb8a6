import { encodedText } from '../addresses/paths/path-text.ts';

/** Where the feed of a podcast is; null means that of all of them together. */
export const podcastFeedPath = (slug: string | null): string =>
  slug === null ? '/rss/podcast' : `/rss/podcast/${encodedText(slug) ?? ''}`;
