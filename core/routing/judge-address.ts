import type { Redirection, ResolveRedirect } from '../redirects/resolve-redirect.ts';
import type { ChooseSite, SiteChoice } from '../sites/select-site.ts';
import type { Address } from './address.ts';
import type { Routes } from './compile-routes.ts';
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

const found = (outcome: Outcome, site: SiteChoice, route: RouteMatch | null, reason: Verdict['reason'] = null): Verdict =>
  ({ outcome, site, route, redirect: null, reason });

/** What stands at a readable address, redirects aside; `plain` is its percent-decoded path. */
const settle = (needs: JudgeNeeds, site: SiteChoice, plain: string, first: string, query: string, donations: Donations): Verdict => {
  const route = needs.routes.matchPlainPath(site.site, plain, first, query);
  if (route === null) return found('not-found', site, null, 'no-route');
  return offered(route, site.site.role, donations) ? found('page', site, route) : found('not-found', site, route, 'not-offered');
};

const settleResource = (needs: JudgeNeeds, judge: JudgeAddress, site: SiteChoice, address: Address, plain: string, donations: Donations): Verdict => {
  const page = needs.resources.pageOf(plain);
  if (page === null) return found('resource', site, null);
  const { outcome } = judge({ ...address, path: page, query: '' }, donations);
  return outcome === 'page' || outcome === 'redirect' ? found('resource', site, null) : found('not-found', site, null, 'no-route');
};

/**
 * The one decision that the web server and the command line share: can the path be read, where does it lead, which
 * site and which page stand there. Pure, and never a foreign host but the shop (R11–R17).
 */
export const judgeAddress = (needs: JudgeNeeds): JudgeAddress => {
  const judge: JudgeAddress = (address, donations = '0') => {
    const isPlain = isPlainPath(address.path);
    const raw = isPlain ? address.path : asciiPath(address.path);
    const bad = isPlain ? null : badPath(raw);
    const plain = isPlain || bad !== null ? raw : plainPath(raw);
    const first = needs.firstWord(plain);
    const site = needs.chooseSite(address.host, first);
    if (bad !== null) return found('bad-request', site, null, bad);
    if (needs.resources.includes(plain, first)) return settleResource(needs, judge, site, address, plain, donations);
    const redirect = needs.resolveRedirect(isPlain ? address : { ...address, path: raw }, plain, first, site.site.role !== 'sister');
    if (redirect === null) return settle(needs, site, plain, first, address.query, donations);
    if (redirect.external) return { outcome: 'redirect', site: null, route: null, redirect, reason: null };
    const { path, query } = redirect;
    const final = judge({ host: address.host, path, query }, donations);
    return { ...final, outcome: 'redirect', redirect, reason: null };
  };
  return judge;
};

/** Where a redirect sends the reader: a path with query, or the shop's address with query. */
export const locationOf = ({ path, query }: Pick<Redirection, 'path' | 'query'>): string => (query === '' ? path : `${path}?${query}`);
