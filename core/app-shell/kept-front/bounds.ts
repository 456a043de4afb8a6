import { type Connection, prefetchPolicy } from '../prefetch-policy.ts';

/** What a device keeps, at most, of a front whose reader asked for it. */
export const mostKept = {
  articles: 20,
  /** Of all together: the front, its articles, their data and their pictures. */
  bytes: 8 * 1024 * 1024,
  pictures: { ofFront: 12, illustratedArticles: 4, ofArticle: 2, bytes: 3 * 1024 * 1024 },
} as const;

/** Seconds between two times at which articles and pictures are fetched, however often the front is opened. */
export const renewedAfter = 15 * 60;

/** Whether something fits in beside what is kept already, by addresses and bytes; it takes the place of its older copy. */
export const fits = (
  kept: ReadonlyMap<string, number>,
  address: string,
  size: number,
  most: number = mostKept.bytes,
): boolean => {
  let taken = size;
  for (const [other, bytes] of kept) if (other !== address) taken += bytes;
  return taken <= most;
};

/** Whether it is time to fetch again; a clock that was set back does not put that off. In unix seconds. */
export const isDue = (filledAt: number | null, now: number): boolean =>
  filledAt === null || now < filledAt || now - filledAt >= renewedAfter;

/**
 * Whether a front that was asked for may be fetched on this connection unasked: not on data saver nor on 2g. Whoever
 * asks for privacy has asked for this, too.
 */
export const mayFetch = (connection: Connection): boolean =>
  prefetchPolicy({ ...connection, privacyControl: null }).prefetch;
