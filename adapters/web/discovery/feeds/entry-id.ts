/** The site's host without port, as tag addresses want it. */
const authority = (origin: string): string => origin.replace(/^https?:\/\//, '').replace(/:\d+$/, '');

/**
 * What a feed's reader knows an entry by, wherever it moves: a tag address (RFC 4151). `name` is its own within the
 * site, `publishedAt` in unix seconds.
 */
export const entryId = (origin: string, publishedAt: number, name: string): string =>
  `tag:${authority(origin)},${new Date(publishedAt * 1000).getUTCFullYear()}:${name}`;
