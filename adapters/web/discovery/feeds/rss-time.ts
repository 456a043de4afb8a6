/** RFC 822 with a four-digit year. `at` is unix seconds. */
export const rssTime = (at: number): string => new Date(at * 1000).toUTCString();
