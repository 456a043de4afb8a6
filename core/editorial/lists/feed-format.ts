export const feedFormats = ['rss', 'atom', 'jsonfeed'] as const;

export type FeedFormat = (typeof feedFormats)[number];

export const formatOfFeed = (path: string): FeedFormat | null => {
  const word = path.split('/', 2)[1];
  return feedFormats.find((format) => format === word) ?? null;
};

export const feedIn = (rss: string, format: FeedFormat): string => rss.replace(/^\/rss(?=[/?]|$)/, `/${format}`);
