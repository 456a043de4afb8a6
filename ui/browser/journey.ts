import type { Page } from '#core/pages/page.ts';
import { scrollPlaces } from './scroll-places.ts';

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: null;
  /** Names the entry of the history. */
  readonly key: string;
}

/** Where the reader is, with the page that is shown there. */
export interface Stop {
  readonly page: Page;
  readonly place: Place;
  readonly action: 'PUSH' | 'POP';
  /** Path with query and hash of the stop before; null at the first. */
  readonly from: string | null;
  /** The height that the reader left this place at, when going back to it. */
  readonly savedY: number | null;
}

export interface JourneyNeeds {
  readonly first: Page;
  /** Loads what an address shows; null when the browser has to load it whole, which is under way then. */
  readonly load: (path: string, search: string, signal: AbortSignal) => Promise<Page | null>;
}

/** One way through the pages of the app, kept in step with the browser's history; the page is there before the address changes. */
export interface Journey {
  readonly stop: () => Stop;
  readonly subscribe: (changed: () => void) => () => void;
  readonly go: (address: string) => void;
}

const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash;

const placeAt = (address: string, key: string): Place => {
  const { pathname, search, hash } = new URL(address, location.href);
  return { pathname, search, hash, state: null, key };
};

const newKey = (): string => String(performance.timeOrigin + performance.now());

/** The key of the history's entry; one that the browser made itself, as for a jump within the page, is given one. */
const keyHere = (): string => {
  const known = (history.state as { readonly key?: string } | null)?.key;
  if (known !== undefined) return known;
  const key = newKey();
  history.replaceState({ key }, '');
  return key;
};

/** The address that the document was loaded from, when the reader has gone back to another one since. */
const leftAddress = (): string | null => {
  const loaded = performance.getEntriesByType('navigation')[0]?.name;
  if (loaded === undefined) return null;
  const { pathname, search } = new URL(loaded);
  return pathname === location.pathname && search === location.search ? null : pathname + search;
};

export const startJourney = ({ first, load }: JourneyNeeds): Journey => {
  const places = scrollPlaces();
  const listeners = new Set<() => void>();
  const here = placeAt(location.href, keyHere());
  let stop: Stop = { page: first, place: here, action: 'POP', from: leftAddress(), savedY: places.of(here.key) };
  let leaving = new AbortController();

  const show = (next: Omit<Stop, 'from'>): void => {
    stop = { ...next, from: addressOf(stop.place) };
    for (const changed of listeners) changed();
  };

  const isHere = ({ pathname, search }: Place): boolean => pathname === stop.place.pathname && search === stop.place.search;

  /** Whatever was on its way before is given up. */
  const loaded = async (place: Place): Promise<Page | null> => {
    leaving.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    const root = document.documentElement;
    root.toggleAttribute('data-leaving', true);
    const page = await load(place.pathname, place.search, signal);
    if (signal.aborted) return null;
    root.toggleAttribute('data-leaving', page === null);
    return page;
  };

  const go = async (address: string): Promise<void> => {
    const place = placeAt(address, newKey());
    const page = isHere(place) && place.hash !== '' ? stop.page : await loaded(place);
    if (page === null) return;
    places.keep(stop.place.key);
    history.pushState({ key: place.key }, '', addressOf(place));
    show({ page, place, action: 'PUSH', savedY: null });
  };

  const wentBack = async (): Promise<void> => {
    places.keep(stop.place.key);
    const place = placeAt(location.href, keyHere());
    const page = isHere(place) ? stop.page : await loaded(place);
    if (page !== null) show({ page, place, action: 'POP', savedY: places.of(place.key) });
  };

  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => void wentBack());
  addEventListener('pagehide', () => {
    places.keep(stop.place.key);
    places.write();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'));

  return {
    stop: () => stop,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    go: (address) => void go(address),
  };
};
