/** A time in unix seconds as RSS wants it: RFC 822 with a year of four digits. */
export const rssTime = (at: number): string => new Date(at * 1000).toUTCString();
