import type { CachedPage } from '../responses/cached-page.ts';

/**
 * Which copy a raw request line led to, so that its next readers are answered by two look-ups. Times are unix
 * milliseconds.
 */
export interface RequestLineCache {
  find(host: string, url: string, now: number): CachedPage | undefined;
  /** The same, but for the reader who goes to ask for a new copy: nobody is told to by looking. */
  peek(host: string, url: string, now: number): CachedPage | undefined;
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
const mayBeSent = (known: KnownRequestLine, { freshUntil, lifetime }: CachedPage, now: number): boolean =>
  now < freshUntil || (now < known.askedUntil && now < freshUntil + lifetime.whileRevalidating * 1000);

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
  const look = (host: string, url: string, now: number, asks: boolean): CachedPage | undefined => {
    const known = hosts.get(host)?.get(url);
    const cachedPage = known?.cachedPage.deref();
    if (!known || !cachedPage || !isCurrent(cachedPage)) return undefined;
    if (mayBeSent(known, cachedPage, now)) return cachedPage;
    if (asks) known.askedUntil = now + patience;
    return undefined;
  };
  return {
    forget: forgetAll,
    find: (host, url, now) => look(host, url, now, true),
    peek: (host, url, now) => look(host, url, now, false),
    remember(host, url, cachedPage) {
      if (most === 0 || url.length > longestUrl || host.length > longestHost) return;
      if (size >= most) forgetAll();
      const addresses = hosts.get(host) ?? new Map<string, KnownRequestLine>();
      if (!addresses.has(url)) size += 1;
      hosts.set(host, addresses.set(url, { cachedPage: new WeakRef(cachedPage), askedUntil: 0 }));
    },
  };
};
