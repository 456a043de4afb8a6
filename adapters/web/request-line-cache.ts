import type { CachedPage } from './cached-page.ts';

/**
 * Which copy a raw request line led to, so that its next readers are answered by two look-ups. Times are unix
 * milliseconds.
 */
export interface RequestLineCache {
  find(host: string, url: string, now: number): CachedPage | undefined;
  remember(host: string, url: string, cachedPage: CachedPage): void;
  forget(): void;
}

interface KnownRequestLine {
  /** Does not keep a copy that the cache has given up. */
  readonly cachedPage: WeakRef<CachedPage>;
  /** Until then readers of a copy that has run out need not ask for a new one: somebody has. */
  askedUntil: number;
}

/** While a new copy is made, one reader in so many milliseconds goes to see whether it is there. */
const patience = 500;

/** Longer addresses go the whole way. */
const longestUrl = 1_024;
const longestHost = 255;

/** A fresh copy always; one that has just run out too, but for the reader who asks for the new one. */
const pageAt = (known: KnownRequestLine, cachedPage: CachedPage, now: number): CachedPage | undefined => {
  if (now < cachedPage.freshUntil) return cachedPage;
  if (now < known.askedUntil && now < cachedPage.freshUntil + cachedPage.lifetime.whileRevalidating * 1000)
    return cachedPage;
  known.askedUntil = now + patience;
  return undefined;
};

/**
 * Holds at most so many addresses, with 0 none at all; when it is full it begins anew with those that are asked for.
 */
export const createRequestLineCache = (
  most: number,
  isCurrent: (cachedPage: CachedPage) => boolean,
): RequestLineCache => {
  const hosts = new Map<string, Map<string, KnownRequestLine>>();
  let size = 0;
  const forgetAll = (): void => {
    hosts.clear();
    size = 0;
  };
  return {
    forget: forgetAll,
    find(host, url, now) {
      const known = hosts.get(host)?.get(url);
      const cachedPage = known?.cachedPage.deref();
      return known && cachedPage && isCurrent(cachedPage) ? pageAt(known, cachedPage, now) : undefined;
    },
    remember(host, url, cachedPage) {
      if (most === 0 || url.length > longestUrl || host.length > longestHost) return;
      if (size >= most) forgetAll();
      const addresses = hosts.get(host) ?? new Map<string, KnownRequestLine>();
      if (!addresses.has(url)) size += 1;
      hosts.set(host, addresses.set(url, { cachedPage: new WeakRef(cachedPage), askedUntil: 0 }));
    },
  };
};
