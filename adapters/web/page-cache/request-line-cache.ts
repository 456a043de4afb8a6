import type { CachedPage } from '../responses/cached-page.ts';

/** Maps raw request lines to cached pages. Times are unix milliseconds. */
export interface RequestLineCache {
  find(host: string, url: string, now: number): CachedPage | undefined;
  /** Like `find`, but does not start a revalidation. */
  peek(host: string, url: string, now: number): CachedPage | undefined;
  remember(host: string, url: string, cachedPage: CachedPage): void;
  invalidate(): void;
}

interface KnownRequestLine {
  readonly cachedPage: WeakRef<CachedPage>;
  /** Until then, stale hits are served because another request revalidates the entry. */
  askedUntil: number;
}

/** Milliseconds between revalidation attempts of a stale entry. */
const timeout = 500;

const maxUrlLength = 1_024;
const maxHostLength = 255;

const mayBeSent = (known: KnownRequestLine, { freshUntil, lifetime }: CachedPage, now: number): boolean =>
  now < freshUntil || (now < known.askedUntil && now < freshUntil + lifetime.whileRevalidating * 1000);

/** Clears everything when full; 0 disables the cache. */
export const createRequestLineCache = (
  max: number,
  isCurrent: (cachedPage: CachedPage) => boolean,
): RequestLineCache => {
  const hosts = new Map<string, Map<string, KnownRequestLine>>();
  let size = 0;
  const clearAll = (): void => {
    hosts.clear();
    size = 0;
  };
  const look = (host: string, url: string, now: number, asks: boolean): CachedPage | undefined => {
    const known = hosts.get(host)?.get(url);
    const cachedPage = known?.cachedPage.deref();
    if (!known || !cachedPage || !isCurrent(cachedPage)) return undefined;
    if (mayBeSent(known, cachedPage, now)) return cachedPage;
    if (asks) known.askedUntil = now + timeout;
    return undefined;
  };
  return {
    invalidate: clearAll,
    find: (host, url, now) => look(host, url, now, true),
    peek: (host, url, now) => look(host, url, now, false),
    remember(host, url, cachedPage) {
      if (max === 0 || url.length > maxUrlLength || host.length > maxHostLength) return;
      if (size >= max) clearAll();
      const addresses = hosts.get(host) ?? new Map<string, KnownRequestLine>();
      if (!addresses.has(url)) size += 1;
      hosts.set(host, addresses.set(url, { cachedPage: new WeakRef(cachedPage), askedUntil: 0 }));
    },
  };
};
