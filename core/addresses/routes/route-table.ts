import type { SiteFamily } from '../sites/select-site.ts';
import type { SiteRole } from '../sites/site.ts';
import type { RouteName } from './route.ts';

/** What one path segment must be to fill a parameter. */
export type SegmentRule =
  | { readonly kind: 'any' }
  | { readonly kind: 'one-of'; readonly options: readonly string[] }
  /** No site's prefix and no row's first literal (R5). */
  | { readonly kind: 'free-word' };

/**
 * A row of spec §2.1. In a pattern `{name}` is one segment, `{name?}` may be missing, `{name...}` is one segment or more;
 * `{year}/{month}/{day}` is a day of the calendar in 4, 2 and 2 digits.
 */
export interface RouteRow {
  readonly name: RouteName;
  readonly pattern: string;
  /** Parameters that are not named here may be any segment. */
  readonly where: Readonly<Record<string, SegmentRule>>;
  /** Whether the query's `oldal` is a page number (R7). */
  readonly paged: boolean;
  /** Whether an address of its own leads here; otherwise only links are built. */
  readonly matched: boolean;
}

export interface RouteTableNeeds {
  readonly sites: SiteFamily;
  /** First segment of the academy's address. */
  readonly academySegment: string;
}

const oneOf = (...options: string[]): SegmentRule => ({ kind: 'one-of', options });
const plain = { where: {}, paged: false, matched: true } as const;
const section = { mainSuperTag: { kind: 'free-word' } } as const;

/** The whole table of spec §2.1 for a family of sites, in its order; a cover without its site is left out. */
export const routeTable = ({ sites, academySegment }: RouteTableNeeds): readonly RouteRow[] => {
  const prefixed = sites.filter(({ pathPrefix }) => pathPrefix !== '');
  const site = oneOf(...prefixed.map(({ pathPrefix }) => pathPrefix.slice(1)));
  const cover = (name: RouteName & SiteRole, rest = '', where: RouteRow['where'] = {}): RouteRow[] =>
    prefixed.filter(({ role }) => role === name).map(({ pathPrefix }) => ({ ...plain, name, pattern: `${pathPrefix}${rest}`, where, paged: true }));
  return [
    { ...plain, name: 'index', pattern: '/' },
    { ...plain, name: 'melleklet', pattern: '/melleklet/{fullPath...}', paged: true },
    { ...plain, name: 'doc', pattern: '/dokumentum/{slug}' },
    { ...plain, name: 'archivum', pattern: '/{site?}/archivum', where: { site }, paged: true },
    { ...plain, name: 'tippjatek', pattern: '/melleklet/tippjatek/{subSlug?}/{key?}' },
    { ...plain, name: 'list', pattern: '/{slug}', where: { slug: oneOf('legfontosabb', 'kedvenceink', 'kozlemenyek') }, paged: true },
    { ...plain, name: 'legfrissebb', pattern: '/legfrissebb', paged: true },
    { ...plain, name: 'english', pattern: '/english', paged: true },
    { ...plain, name: 'articles_by_site', pattern: '/{site}', where: { site }, paged: true, matched: false },
    { ...plain, name: 'articles_by_tag', pattern: '/cimke/{fullPath...}', paged: true },
    { ...plain, name: 'articles_by_mstag', pattern: '/{site?}/rovat/{fullPath...}', where: { site }, paged: true },
    { ...plain, name: 'articles_by_author', pattern: '/szerzo/{fullPath...}', paged: true },
    { ...plain, name: 'single_article', pattern: '/{site?}/{mainSuperTag?}/{year}/{month}/{day}/{slug}', where: { site, ...section }, paged: true },
    { ...plain, name: 'liveblog_article', pattern: '/{mainSuperTag}/{year}/{month}/{day}/{slug}/elo', where: section },
    { ...plain, name: 'support', pattern: '/tamogatas/{slug?}', where: { slug: oneOf('belepes', 'profil', 'hiba', 'siker') } },
    { ...plain, name: 'academy', pattern: `/${academySegment}` },
    { ...plain, name: 'youth', pattern: '/te' },
    { ...plain, name: 'empty', pattern: '/empty' },
    { ...plain, name: 'live-login', pattern: '/login' },
    ...cover('after'),
    ...cover('karakter'),
    ...cover('g7', '/{slug?}', { slug: oneOf('friss', 'adat', 'penz', 'kozelet', 'podcast') }),
    { ...plain, name: 'impress', pattern: '/impresszum' },
    { ...plain, name: 'exchange', pattern: '/arfolyam' },
    { ...plain, name: 'tax', pattern: '/egyszazalek' },
    { ...plain, name: 'app-webview', pattern: '/app-web-widget' },
  ];
};
