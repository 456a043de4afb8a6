const authority = (origin: string): string => origin.replace(/^https?:\/\//, '').replace(/:\d+$/, '');

/** A stable tag URI (RFC 4151). `name` is unique within the site; `publishedAt` is unix seconds. */
export const entryId = (origin: string, publishedAt: number, name: string): string =>
  `tag:${authority(origin)},${new Date(publishedAt * 1000).getUTCFullYear()}:${name}`;
