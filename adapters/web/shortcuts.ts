import type { PageCopy } from './page-copy.ts';

/** Which copy a raw request line led to, so that its next readers are answered by two look-ups. Times are unix milliseconds. */
export interface Shortcuts {
  find(host: string, url: string, now: number): PageCopy | undefined;
  remember(host: string, url: string, copy: PageCopy): void;
  forget(): void;
}

interface Shortcut {
  /** Does not keep a copy that the cache has given up. */
  readonly copy: WeakRef<PageCopy>;
  /** Until then readers of a copy that has run out need not ask for a new one: somebody has. */
  askedUntil: number;
}

/** While a new copy is made, one reader in so many milliseconds goes to see whether it is there. */
const patience = 500;

/** Longer addresses go the whole way. */
const longestUrl = 1_024;
const longestHost = 255;

/** A fresh copy always; one that has just run out too, but for the reader who asks for the new one. */
const copyAt = (shortcut: Shortcut, copy: PageCopy, now: number): PageCopy | undefined => {
  if (now < copy.freshUntil) return copy;
  if (now < shortcut.askedUntil && now < copy.freshUntil + copy.lifetime.whileRevalidating * 1000) return copy;
  shortcut.askedUntil = now + patience;
  return undefined;
};

/** Holds at most so many addresses, with 0 none at all; when it is full it begins anew with those that are asked for. */
export const createShortcuts = (most: number, isCurrent: (copy: PageCopy) => boolean): Shortcuts => {
  const hosts = new Map<string, Map<string, Shortcut>>();
  let size = 0;
  const forgetAll = (): void => {
    hosts.clear();
    size = 0;
  };
  return {
    forget: forgetAll,
    find(host, url, now) {
      const shortcut = hosts.get(host)?.get(url);
      const copy = shortcut?.copy.deref();
      return shortcut && copy && isCurrent(copy) ? copyAt(shortcut, copy, now) : undefined;
    },
    remember(host, url, copy) {
      if (most === 0 || url.length > longestUrl || host.length > longestHost) return;
      if (size >= most) forgetAll();
      const addresses = hosts.get(host) ?? new Map<string, Shortcut>();
      if (!addresses.has(url)) size += 1;
      hosts.set(host, addresses.set(url, { copy: new WeakRef(copy), askedUntil: 0 }));
    },
  };
};
