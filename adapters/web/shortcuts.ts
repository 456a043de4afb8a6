import type { PageCopy } from './page-copy.ts';

/** Which fresh copy a raw request line led to, so that its next readers are answered by two look-ups. */
export interface Shortcuts {
  find(host: string, url: string, now: number): PageCopy | undefined;
  remember(host: string, url: string, copy: PageCopy): void;
}

/** Holds at most so many addresses, with 0 none at all; when it is full it begins anew with those that are asked for. */
export const createShortcuts = (most: number): Shortcuts => {
  const hosts = new Map<string, Map<string, PageCopy>>();
  let size = 0;
  const forgetAll = (): void => {
    hosts.clear();
    size = 0;
  };
  return {
    find(host, url, now) {
      const copy = hosts.get(host)?.get(url);
      return copy !== undefined && now < copy.freshUntil ? copy : undefined;
    },
    remember(host, url, copy) {
      if (most === 0) return;
      if (size >= most) forgetAll();
      const addresses = hosts.get(host) ?? new Map<string, PageCopy>();
      if (!addresses.has(url)) size += 1;
      hosts.set(host, addresses.set(url, copy));
    },
  };
};
