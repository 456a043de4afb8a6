import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router';
import type { Page } from '#core/pages/page.ts';
import { scrollPlaces } from './scroll-places.ts';

export interface HistoryEntry {
  readonly page: Page;
  readonly location: Location;
  readonly action: NavigationType;
  readonly from: string | null;
  /** Scroll position in pixels to restore after a back navigation; null otherwise. */
  readonly savedY: number | null;
}

export interface NavigationNeeds {
  readonly first: Page;
  /**
   * Null when the browser loads a document instead. `leave` runs before the document changes: another site's styles
   * move the old page.
   */
  readonly load: (path: string, search: string, signal: AbortSignal, leave: () => void) => Promise<Page | null>;
}

export interface Navigation {
  readonly entry: () => HistoryEntry;
  readonly subscribe: (changed: () => void) => () => void;
  readonly navigator: Navigator;
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const locationAt = (address: string, key: string): Location => {
  const { pathname, search, hash } = new URL(address, location.href);
  return { pathname, search, hash, state: null, key };
};

const newKey = (): string => String(performance.timeOrigin + performance.now());

/** Gives a key to entries that the browser made, such as jumps within a page. */
const keyHere = (): string => {
  const known = (history.state as { readonly key?: string } | null)?.key;
  if (known !== undefined) return known;
  const key = newKey();
  history.replaceState({ key }, '');
  return key;
};

const leftAddress = (): string | null => {
  const loaded = performance.getEntriesByType('navigation')[0]?.name;
  if (loaded === undefined) return null;
  const { pathname, search } = new URL(loaded);
  return pathname === location.pathname && search === location.search ? null : pathname + search;
};

export const startNavigation = ({ first, load }: NavigationNeeds): Navigation => {
  const places = scrollPlaces();
  const listeners = new Set<() => void>();
  const here = locationAt(location.href, keyHere());
  let entry: HistoryEntry = {
    page: first,
    location: here,
    action: NavigationType.Pop,
    from: leftAddress(),
    savedY: places.of(here.key),
  };
  let leaving = new AbortController();

  const show = (next: Omit<HistoryEntry, 'from'>): void => {
    entry = { ...next, from: createPath(entry.location) };
    // A scroll position is only valid when everything above it is laid out.
    document.documentElement.dataset.whole = '';
    for (const changed of listeners) changed();
  };

  const isHere = ({ pathname, search }: Location): boolean =>
    pathname === entry.location.pathname && search === entry.location.search;

  const loaded = async ({ pathname, search }: Location, leave: () => void): Promise<Page | null> => {
    leaving.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    const root = document.documentElement;
    root.toggleAttribute('data-leaving', true);
    const page = await load(pathname, search, signal, leave).catch((cause: unknown) => {
      root.toggleAttribute('data-leaving', false);
      throw cause;
    });
    if (signal.aborted) return null;
    root.toggleAttribute('data-leaving', page === null);
    return page;
  };

  const travel = async (to: To, action: NavigationType.Push | NavigationType.Replace): Promise<void> => {
    const next = locationAt(addressOf(to), newKey());
    const leave = (): void => places.keep(entry.location.key);
    const within = isHere(next) && next.hash !== '';
    if (within) leave();
    const page = within ? entry.page : await loaded(next, leave);
    if (page === null) return;
    history[action === NavigationType.Push ? 'pushState' : 'replaceState']({ key: next.key }, '', createPath(next));
    show({ page, location: next, action, savedY: null });
  };

  const wentBack = async (): Promise<void> => {
    places.keep(entry.location.key);
    const next = locationAt(location.href, keyHere());
    const page = isHere(next) ? entry.page : await loaded(next, () => undefined);
    if (page !== null) show({ page, location: next, action: NavigationType.Pop, savedY: places.of(next.key) });
  };

  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => void wentBack());
  addEventListener('pagehide', () => {
    places.keep(entry.location.key);
    places.write();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'));

  return {
    entry: () => entry,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    navigator: {
      createHref: addressOf,
      push: (to) => void travel(to, NavigationType.Push),
      replace: (to) => void travel(to, NavigationType.Replace),
      go: (steps) => history.go(steps),
    },
  };
};
