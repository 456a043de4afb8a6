import type { Redirection, ResolveRedirect } from '../redirects/resolve-redirect.ts';
import type { ChooseSite, SiteChoice } from '../sites/select-site.ts';
import type { Address } from './address.ts';
import type { Routes } from './compile-routes.ts';
import { firstSegment } from './first-segment.ts';
import { offered } from './offered.ts';
import type { Donations } from './offered.ts';
import { asciiPath, badPath, isPlainPath, plainPath } from './path-text.ts';
import type { BadPath } from './path-text.ts';
import type { Resources } from './resources.ts';
import type { RouteMatch } from './route.ts';

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
  readonly reason: BadPath | 'no-route' | 'not-offered' | null;
}

export interface JudgeNeeds {
  readonly chooseSite: ChooseSite;
  /** The first segment of a path if any of the tables knows it; empty otherwise. */
  readonly firstWord: (path: string) => string;
  readonly routes: Routes;
  readonly resources: Resources;
  readonly resolveRedirect: ResolveRedirect;
}

/** Judges one address; `donations` is the setting of the day. */
export type JudgeAddress = (address: Address, donations?: Donations) => Verdict;

const found = (outcome: Outcome, site: SiteChoice, route: RouteMatch | null, reason: Verdict['reason']): Verdict =>
  ({ outcome, site, route, redirect: null, reason });

/** What stands at a percent-decoded path, redirects aside. */
const settlePage = ({ routes }: JudgeNeeds, plain: string, first: string, query: string, site: SiteChoice, donations: Donations): Verdict => {
  const route = routes.matchPlainPath(site.site, plain, first, query);
  if (route === null) return found('not-found', site, null, 'no-route');
  return offered(route, site.site.role, donations) ? found('page', site, route, null) : found('not-found', site, route, 'not-offered');
};

const settleResource = (needs: JudgeNeeds, host: string, plain: string, site: SiteChoice, donations: Donations): Verdict => {
  const page = needs.resources.pageOf(plain);
  const { outcome } = page === null ? { outcome: 'page' } : judgePlain(needs, { host, path: page, query: '' }, page, donations);
  return outcome === 'page' || outcome === 'redirect' ? found('resource', site, null, null) : found('not-found', site, null, 'no-route');
};

/** The verdict on where a redirect ends; a redirect is taken to its end, so no other can follow. */
const settleRedirect = (needs: JudgeNeeds, host: string, redirect: Redirection): Verdict => {
  if (redirect.external) return { outcome: 'redirect', site: null, route: null, redirect, reason: null };
  const plain = plainPath(redirect.path);
  const first = needs.firstWord(plain);
  const site = needs.chooseSite(host, first);
  const isResource = needs.resources.includes(plain, first);
  const route = isResource ? null : needs.routes.matchPlainPath(site.site, plain, first, redirect.query);
  return { outcome: 'redirect', site, route, redirect, reason: null };
};

const judgePlain = (needs: JudgeNeeds, address: Address, plain: string, donations: Donations): Verdict => {
  const first = needs.firstWord(plain);
  const site = needs.chooseSite(address.host, first);
  if (needs.resources.includes(plain, first)) return settleResource(needs, address.host, plain, site, donations);
  const redirect = needs.resolveRedirect(address, plain, first, site.site.role !== 'sister');
  return redirect === null ? settlePage(needs, plain, first, address.query, site, donations) : settleRedirect(needs, address.host, redirect);
};

/** A path that does not stand for itself: encoded, with raw non-ASCII, untidy, or not to be read at all. */
const judgeUnclear = (needs: JudgeNeeds, address: Address, donations: Donations): Verdict => {
  const path = asciiPath(address.path);
  const bad = badPath(path);
  if (bad === null) return judgePlain(needs, { ...address, path }, plainPath(path), donations);
  return found('bad-request', needs.chooseSite(address.host, firstSegment(path)), null, bad);
};

/**
 * The one decision that the web server and the command line share: can the path be read, where does it lead, which
 * site and which page stand there. Pure, and never a foreign host but the shop (R11–R17).
 */
export const judgeAddress = (needs: JudgeNeeds): JudgeAddress => (address, donations = '0') =>
  (isPlainPath(address.path) ? judgePlain(needs, address, address.path, donations) : judgeUnclear(needs, address, donations));

/** Where a redirect sends the reader: a path with query, or the shop's address with query. */
export const locationOf = ({ path, query }: Pick<Redirection, 'path' | 'query'>): string => (query === '' ? path : `${path}?${query}`);
