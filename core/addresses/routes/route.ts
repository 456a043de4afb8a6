import type { RouteParams } from '../paths/to-params.ts';

/** Every page route of spec §2.1, in the order of its table. */
export const routeNames = [
  'index', 'melleklet', 'doc', 'archivum', 'tippjatek', 'list', 'legfrissebb', 'english', 'articles_by_site',
  'articles_by_tag', 'articles_by_mstag', 'articles_by_author', 'single_article', 'liveblog_article', 'support',
  'academy', 'youth', 'empty', 'live-login', 'after', 'karakter', 'g7', 'impress', 'exchange', 'tax', 'app-webview',
] as const;

export type RouteName = (typeof routeNames)[number];

export interface RouteMatch {
  readonly name: RouteName;
  readonly params: RouteParams;
  /** The page of a list or of a multi-page article; absent on the first (R7). */
  readonly page?: number;
}
