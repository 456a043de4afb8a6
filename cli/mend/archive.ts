import { noTrailingSlash, oneLeadingSlash } from '#core/addresses/redirects/tidy-path.ts';
import type { RouteMatch } from '#core/addresses/routes/route.ts';
import { readAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import { dateIn } from './date-in-path.ts';
import { folded } from './folded.ts';

export interface Living {
  readonly url: string;
  readonly path: string;
  /** A redirect never leaves this domain. */
  readonly domain: string;
  readonly kind: LivingKind;
  readonly slug: string;
  /** As `20261124`; empty when the address has no date. */
  readonly date: string;
}

export type LivingKind = 'article' | 'tag' | 'section' | 'author' | 'fixed';

const kindsOfRoutes: Readonly<Record<string, LivingKind>> = {
  single_article: 'article',
  liveblog_article: 'article',
  articles_by_tag: 'tag',
  articles_by_mstag: 'section',
  articles_by_author: 'author',
};

export interface Archive {
  readonly living: readonly Living[];
  readonly lacks: (domain: string, path: string, route: RouteMatch) => boolean;
  readonly has: (domain: string, path: string) => boolean;
  readonly unusable: number;
}

export const tidied = (path: string): string => noTrailingSlash(oneLeadingSlash(path));

const withoutLive = (path: string): string => (path.endsWith('/elo') ? path.slice(0, -4) : path);

const keyOf = (domain: string, path: string): string => `${domain}\t${withoutLive(tidied(path))}`;

const fixedPages = ({ book, mainHost }: Installation): readonly string[] =>
  [...book.routes.rows.map(({ pattern }) => pattern), ...book.rules.map(({ from }) => from)]
    .filter((pattern) => !/[{}]/.test(pattern) && pattern !== '/')
    .map((path) => `https://${mainHost}${path}`);

const livingAt = ({ book, mainHost }: Installation, url: string): Living | null => {
  const { host, path } = readAddress(url, mainHost);
  const { outcome, site, route } = book.judge({ host, path, query: '' });
  if (outcome !== 'page' || site === null || route === null) return null;
  const plain = tidied(path);
  return {
    url,
    path: plain,
    domain: site.site.domain,
    kind: kindsOfRoutes[route.name] ?? 'fixed',
    slug: folded(withoutLive(plain).split('/').at(-1) ?? ''),
    date: dateIn(plain),
  };
};

export const archiveOf = (installation: Installation, urls: readonly string[]): Archive => {
  const named = urls.map((url) => livingAt(installation, url));
  const living = new Map<string, Living>();
  for (const one of [...named, ...fixedPages(installation).map((url) => livingAt(installation, url))])
    if (one !== null && !living.has(keyOf(one.domain, one.path))) living.set(keyOf(one.domain, one.path), one);
  const kinds = new Set(named.map((one) => one?.kind));
  const has = (domain: string, path: string): boolean => living.has(keyOf(domain, path));
  return {
    living: [...living.values()],
    has,
    lacks: (domain, path, { name }) => {
      const kind = kindsOfRoutes[name];
      return kind !== undefined && kinds.has(kind) && !has(domain, path);
    },
    unusable: named.filter((one) => one === null).length,
  };
};
