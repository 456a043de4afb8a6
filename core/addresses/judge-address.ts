import type { Redirection, ResolveRedirect } from './redirects/resolve-redirect.ts';
import type { ChooseSite, SiteChoice } from './sites/select-site.ts';
import type { SiteRole } from './sites/site.ts';
import type { FindOldAddress } from './redirects/old-address.ts';
import type { Address } from './paths/address.ts';
import type { Routes } from './routes/compile-routes.ts';
import { asciiPath, badPath, plainPath } from './paths/path-text.ts';
import type { BadPath } from './paths/path-text.ts';
import type { Resources } from './routes/resources.ts';
import type { RouteMatch } from './routes/route.ts';
import type { Segments } from './paths/segments.ts';
import { isPlain, segmentAt, segmentsOf } from './paths/segments.ts';

export type Offered = (route: RouteMatch, role: SiteRole, donations: Donations) => boolean;

/** The donations flag of the component setup (spec §3.5). */
export type Donations = '0' | '1';

export type Outcome = 'page' | 'resource' | 'redirect' | 'not-found' | 'bad-request';

export interface Verdict {
  readonly outcome: Outcome;
  /** Of the final address; null for the shop. */
  readonly site: SiteChoice | null;
  readonly route: RouteMatch | null;
  readonly redirect: Redirection | null;
  readonly reason: BadPath | 'no-route' | 'not-offered' | 'unknown-number' | 'redirect-loop' | null;
}

export interface JudgeNeeds {
  readonly chooseSite: ChooseSite;
  readonly firstWord: (path: Segments) => string;
  readonly routes: Routes;
  readonly resources: Resources;
  readonly resolveRedirect: ResolveRedirect;
  readonly findOld: FindOldAddress | undefined;
  readonly offered: Offered;
}

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

/** Destructured once: reading these fields per call costs 10 % of the run time. */
const plainJudge = (needs: JudgeNeeds): JudgePlain => {
  const {
    chooseSite,
    findOld,
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
    if (address.query !== '' && findOld?.(address, path, role !== 'sister') === 'unknown')
      return found('not-found', site, null, 'unknown-number');
    return offered(route, role, donations)
      ? found('page', site, route, null)
      : found('not-found', site, route, 'not-offered');
  };
  return judgePlain;
};

const judgeUnclear = (needs: JudgeNeeds, judgePlain: JudgePlain, address: Address, donations: Donations): Verdict => {
  const path = asciiPath(address.path);
  const bad = badPath(path);
  if (bad === null) return judgePlain({ ...address, path }, segmentsOf(plainPath(path)), donations);
  return found('bad-request', needs.chooseSite(address.host, segmentAt(segmentsOf(path), 0)), null, bad);
};

/** Resolves an address. Pure; the only external target is the shop (R11–R17). */
export const judgeAddress = (needs: JudgeNeeds): JudgeAddress => {
  const judgePlain = plainJudge(needs);
  return (address, donations = '0') => {
    const path = segmentsOf(address.path);
    return isPlain(path) ? judgePlain(address, path, donations) : judgeUnclear(needs, judgePlain, address, donations);
  };
};

export const locationOf = ({ path, query }: Pick<Redirection, 'path' | 'query'>): string =>
  query === '' ? path : `${path}?${query}`;
