/** The first word of a feed's address names its format: RSS 2.0, Atom 1.0 or JSON Feed 1.1. */
export const feedFormats = ['rss', 'atom', 'jsonfeed'] as const;

export type FeedFormat = (typeof feedFormats)[number];

/** The format of the feed at a path; null for a path that is none's. */
export const formatOfFeed = (path: string): FeedFormat | null => {
  const word = path.split('/', 2)[1];
  return feedFormats.find((format) => format === word) ?? null;
};

/** The address of the same feed in another format; `rss` is its path, with a query or without. */
export const feedIn = (rss: string, format: FeedFormat): string => rss.replace(/^\/rss(?=[/?]|$)/, `/${format}`);
