import { type Connection, prefetchPolicy } from '../prefetch-policy.ts';

export const maxKept = {
  articles: 20,
  bytes: 8 * 1024 * 1024,
  pictures: { ofFront: 12, illustratedArticles: 4, ofArticle: 2, bytes: 3 * 1024 * 1024 },
} as const;

/** Seconds. */
export const renewedAfter = 15 * 60;

export const fits = (
  kept: ReadonlyMap<string, number>,
  address: string,
  size: number,
  max: number = maxKept.bytes,
): boolean => {
  let taken = size;
  for (const [other, bytes] of kept) if (other !== address) taken += bytes;
  return taken <= max;
};

/** Unix seconds. A clock that was set back does not delay the next fetch. */
export const isDue = (filledAt: number | null, now: number): boolean =>
  filledAt === null || now < filledAt || now - filledAt >= renewedAfter;

/** Ignores Sec-GPC, because the reader opted in. Not with data saver or on 2g. */
export const mayFetch = (connection: Connection): boolean =>
  prefetchPolicy({ ...connection, privacyControl: null }).prefetch;
