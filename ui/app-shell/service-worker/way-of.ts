export type Way = 'asset' | 'document' | 'data' | 'picture' | 'leave';

const left = /^\/(api|uploads|builds|rss|atom|jsonfeed|sitemaps|healthz|readyz|live-login)(\/|$)/;

/** Not handled: such pages are personal or app-specific and must not be cached. */
const isSpecial = (query: URLSearchParams): boolean => query.has('token') || query.has('isMobileApp');

export const wayOf = (
  { method, mode, url, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): Way => {
  const { origin: asked, pathname, searchParams } = new URL(url);
  // Pictures may be on another host.
  if (method === 'GET' && destination === 'image') return 'picture';
  if (method !== 'GET' || asked !== origin || left.test(pathname) || isSpecial(searchParams)) return 'leave';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (mode === 'navigate') return 'document';
  return pathname.endsWith('/_payload.json') ? 'data' : 'leave';
};
