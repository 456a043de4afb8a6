import { readPage } from '../addresses/paths/read-page.ts';
import { isUnder, partsOf } from './address-parts.ts';
import { carryAppMode, isOwnPath } from './app-mode.ts';

/** What is configured and found of the shell around the page. */
export interface AppShell {
  /** Whether the page is shown in the native app. */
  readonly app: boolean;
  /** Whether the shell has put its bridge object there (R37). */
  readonly bridge: boolean;
  /** Paths that stay in the app's web view, each with everything below it; `/` stands for the front page alone. */
  readonly area: readonly string[];
  /** Scheme, host and port of the page's site. */
  readonly origin: string;
}

export type AppNavigation =
  /** An ordinary navigation to this link. */
  | { readonly go: 'follow'; readonly link: string }
  /** The native app's handler takes over, with an absolute address and the page if above 1. */
  | { readonly go: 'hand-over'; readonly url: string; readonly page?: number };

const isInArea = (path: string, area: readonly string[]): boolean =>
  area.some((top) => (top === '/' ? path === '/' : isUnder(path, top)));

/** The path of a link on our own site; null for any other address. */
const ownPathOf = (link: string, origin: string): string | null => {
  if (isOwnPath(link)) return link;
  return link.startsWith(`${origin}/`) ? link.slice(origin.length) : null;
};

const absolute = (link: string, origin: string): string =>
  link.startsWith('//') ? `${origin.slice(0, origin.indexOf('//'))}${link}` : link;

const handOver = (url: string): AppNavigation => {
  const page = readPage(partsOf(url).query);
  return page === null ? { go: 'hand-over', url } : { go: 'hand-over', url, page };
};

/**
 * Where a link leads inside the native app: within the in-app area it is followed, outside it is handed to the native
 * handler (spec §4, "Mobile app mode"). Without the app or its bridge every link is followed (R37).
 * `link` is a path with query and hash, a hash alone, or absolute.
 */
export const navigateInApp = (link: string, { app, bridge, area, origin }: AppShell): AppNavigation => {
  if (!app || link.startsWith('#')) return { go: 'follow', link };
  const path = ownPathOf(link, origin);
  if (!bridge || (path !== null && isInArea(partsOf(path).path, area)))
    return { go: 'follow', link: carryAppMode(path ?? link) };
  return handOver(path === null ? absolute(link, origin) : `${origin}${path}`);
};
