import type { Redirection, ResolveRedirect } from './redirects/resolve-redirect.ts';
import type { ChooseSite, SiteChoice } from './sites/select-site.ts';
import type { SiteRole } from './sites/site.ts';
import type { Address } from './paths/address.ts';
import type { Routes } from './routes/compile-routes.ts';
import { asciiPath, badPath, plainPath } from './paths/path-text.ts';
import type { BadPath } from './paths/path-text.ts';
import type { Resources } from './routes/resources.ts';
import type { RouteMatch } from './routes/route.ts';
import type { Segments } from './paths/segments.ts';
import { isPlain, segmentAt, segmentsOf } from './paths/segments.ts';

/** Whether a site offers what an address matched, by a setting of the day. */
export type Offered = (route: RouteMatch, role: SiteRole, donations: Donations) => boolean;

/** The donations flag of the component setup (spec §3.5). */
export type Donations = '0' | '1';

/** What the web server will answer to an address whose content exists, is public and canonical. */
export type Outcome = 'page' | 'resource' | 'redirect' | 'not-found' | 'bad-request';

export interface Verdict {
  readonly outcome: Outcome;
  /** Of the final address; null for the shop. */
  readonly site: SiteChoice | null;
  /** Of the final address; null where no row matches. */
  readonly route: RouteMatch | null;
  readonly redirect: Redirection | null;
  /** Why there is no page; null where that needs no word. */
  readonly reason: BadPath | 'no-route' | 'not-offered' | 'redirect-loop' | null;
}

export interface JudgeNeeds {
  readonly chooseSite: ChooseSite;
  /** The first segment of a path if any of the tables knows it; empty otherwise. */
  readonly firstWord: (path: Segments) => string;
  readonly routes: Routes;
  readonly resources: Resources;
  readonly resolveRedirect: ResolveRedirect;
  readonly offered: Offered;
}

/** Judges one address; `donations` is the setting of the day. */
export type JudgeAddress = (address: Address, donations?: Donations) => Verdict;

const found = (
  outcome: Outcome,
  site: SiteChoice,
  route: RouteMatch | null,
  reason: Verdict['reason'],
  redirect: Redirection | null = null,
): Verdict => ({ outcome, site, route, redirect, reason });

type JudgePlain = (address: Address, path: Segments, donations: Donations) => Verdict;

const settleResource = (
  { resources }: JudgeNeeds,
  judgePlain: JudgePlain,
  host: string,
  plain: string,
  site: SiteChoice,
  donations: Donations,
): Verdict => {
  const page = resources.pageOf(plain);
  const { outcome } =
    page === null ? { outcome: 'page' } : judgePlain({ host, path: page, query: '' }, segmentsOf(page), donations);
  return outcome === 'page' || outcome === 'redirect'
    ? found('resource', site, null, null)
    : found('not-found', site, null, 'no-route');
};

/** The verdict on where a redirect ends; a redirect is taken to its end, so no other can follow. */
const settleRedirect = (needs: JudgeNeeds, host: string, redirect: Redirection): Verdict => {
  if (redirect.external) return { outcome: 'redirect', site: null, route: null, redirect, reason: null };
  const plain = segmentsOf(plainPath(redirect.path));
  const first = needs.firstWord(plain);
  const site = needs.chooseSite(host, first);
  const isResource = needs.resources.includes(plain.path, first);
  return found(
    'redirect',
    site,
    isResource ? null : needs.routes.matchPlainPath(site.site, plain, first, redirect.query),
    null,
    redirect,
  );
};

/**
 * Judges percent-decoded paths. What it needs is taken apart once: looked up in every verdict, it would cost a tenth
 * of it.
 */
const plainJudge = (needs: JudgeNeeds): JudgePlain => {
  const {
    chooseSite,
    firstWord,
    offered,
    resolveRedirect,
    resources: { includes },
    routes: { matchPlainPath },
  } = needs;
  const judgePlain: JudgePlain = (address, path, donations) => {
    const first = firstWord(path);
    const site = chooseSite(address.host, first);
    const { role } = site.site;
    if (includes(path.path, first)) return settleResource(needs, judgePlain, address.host, path.path, site, donations);
    const redirect = resolveRedirect(address, path, role !== 'sister');
    const moved = redirect === null || redirect === 'circle' ? null : redirect;
    if (moved !== null && moved.path !== address.path) return settleRedirect(needs, address.host, moved);
    const route = matchPlainPath(site.site, path, first, moved === null ? address.query : moved.query);
    if (moved !== null) return found('redirect', site, route, null, moved);
    if (redirect === 'circle')
      return found(
        route !== null && offered(route, role, donations) ? 'page' : 'not-found',
        site,
        route,
        'redirect-loop',
      );
    if (route === null) return found('not-found', site, null, 'no-route');
    return offered(route, role, donations)
      ? found('page', site, route, null)
      : found('not-found', site, route, 'not-offered');
  };
  return judgePlain;
};

/** A path that does not stand for itself: encoded, with raw non-ASCII, untidy, or not to be read at all. */
const judgeUnclear = (needs: JudgeNeeds, judgePlain: JudgePlain, address: Address, donations: Donations): Verdict => {
  const path = asciiPath(address.path);
  const bad = badPath(path);
  if (bad === null) return judgePlain({ ...address, path }, segmentsOf(plainPath(path)), donations);
  return found('bad-request', needs.chooseSite(address.host, segmentAt(segmentsOf(path), 0)), null, bad);
};

/**
 * The one decision that the web server and the command line share: can the path be read, where does it lead, which
 * site and which page stand there. Pure, and never a foreign host but the shop (R11–R17).
 */
export const judgeAddress = (needs: JudgeNeeds): JudgeAddress => {
  const judgePlain = plainJudge(needs);
  return (address, donations = '0') => {
    const path = segmentsOf(address.path);
    return isPlain(path) ? judgePlain(address, path, donations) : judgeUnclear(needs, judgePlain, address, donations);
  };
};

/** Where a redirect sends the reader: a path with query, or the shop's address with query. */
export const locationOf = ({ path, query }: Pick<Redirection, 'path' | 'query'>): string =>
  query === '' ? path : `${path}?${query}`;
