/**
 * What is done with a request: files of a build, documents of pages, data of pages and pictures have a way of their
 * own; anything else is the browser's.
 */
export type Way = 'asset' | 'document' | 'data' | 'picture' | 'leave';

/** Paths that are never pages of readers, each with everything below it. */
const left = /^\/(api|uploads|builds|rss|atom|jsonfeed|sitemaps|healthz|readyz|metrics|live-login)(\/|$)/;

/**
 * A request that says who asks, or how, is left alone: the worker knows nothing of cookies, and keeps nothing that
 * came with them.
 */
const isSpecial = (query: URLSearchParams): boolean => query.has('token') || query.has('isMobileApp');

export const wayOf = (
  { method, mode, url, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): Way => {
  const { origin: asked, pathname, searchParams } = new URL(url);
  // An installation may keep its pictures on a host of their own.
  if (method === 'GET' && destination === 'image') return 'picture';
  if (method !== 'GET' || asked !== origin || left.test(pathname) || isSpecial(searchParams)) return 'leave';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (mode === 'navigate') return 'document';
  return pathname.endsWith('/_payload.json') ? 'data' : 'leave';
};
