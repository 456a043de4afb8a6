import { nameOf } from '../addresses/paths/query.ts';
import { readPage } from '../addresses/paths/read-page.ts';
import { isUnder, partsOf } from './address-parts.ts';
import { appFlag, carryAppMode, isOwnPath } from './app-mode.ts';

export interface AppShell {
  readonly app: boolean;
  /** Whether the app has injected its bridge object (R37). */
  readonly bridge: boolean;
  /** Path prefixes that stay in the web view; `/` matches only the front page. */
  readonly area: readonly string[];
  readonly origin: string;
}

export type AppNavigation =
  | { readonly go: 'follow'; readonly link: string }
  | { readonly go: 'hand-over'; readonly url: string; readonly page?: number };

const isInArea = (path: string, area: readonly string[]): boolean =>
  area.some((top) => (top === '/' ? path === '/' : isUnder(path, top)));

const ownPathOf = (link: string, origin: string): string | null => {
  if (isOwnPath(link)) return link;
  return link.startsWith(`${origin}/`) ? link.slice(origin.length) : null;
};

const absolute = (link: string, origin: string): string =>
  link.startsWith('//') ? `${origin.slice(0, origin.indexOf('//'))}${link}` : link;

/** The app opens the web's own address, without the flag that server-rendered links carry. */
const dropAppMode = (link: string): string => {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(link) ?? [];
  const others = query.split('&').filter((piece) => piece !== '' && nameOf(piece) !== appFlag);
  return `${path}${others.length === 0 ? '' : `?${others.join('&')}`}${hash}`;
};

const handOver = (url: string): AppNavigation => {
  const page = readPage(partsOf(url).query);
  return page === null ? { go: 'hand-over', url } : { go: 'hand-over', url, page };
};

/**
 * Follows links inside the in-app area and hands others to the app (spec §4, "Mobile app mode"). Without the bridge
 * every link is followed (R37).
 */
export const navigateInApp = (link: string, { app, bridge, area, origin }: AppShell): AppNavigation => {
  if (!app || link.startsWith('#')) return { go: 'follow', link };
  const path = ownPathOf(link, origin);
  if (!bridge || (path !== null && isInArea(partsOf(path).path, area)))
    return { go: 'follow', link: carryAppMode(path ?? link) };
  return handOver(path === null ? absolute(link, origin) : `${origin}${dropAppMode(path)}`);
};
