import { closedLogin } from './redirects/closed-login.ts';
import { compileRules } from './redirects/compile-rules.ts';
import type { RedirectRule } from './redirects/redirect-rule.ts';
import type { RedirectTrail } from './redirects/resolve-redirect.ts';
import { redirectTrail, resolveRedirect } from './redirects/resolve-redirect.ts';
import type { FindOldAddress } from './redirects/old-address.ts';
import type { HostAlias, SelectSite, SiteFamily } from './sites/select-site.ts';
import { selectSite, siteChooser } from './sites/select-site.ts';
import type { Address } from './paths/address.ts';
import type { Routes } from './routes/compile-routes.ts';
import { compileRoutes } from './routes/compile-routes.ts';
import { judgeAddress } from './judge-address.ts';
import type { JudgeAddress, Offered } from './judge-address.ts';
import type { RouteRow } from './routes/route-row.ts';
import { firstKnownWord } from './paths/known-words.ts';
import type { LinkTo } from './routes/link-to.ts';
import { ownLinks, rememberLinks } from './own-links.ts';
import { asciiPath, badPath, plainPath } from './paths/path-text.ts';
import type { ResourceRow } from './routes/resources.ts';
import { compileResources } from './routes/resources.ts';
import { segmentAt, segmentsOf } from './paths/segments.ts';

export interface AddressResolverNeeds {
  readonly sites: SiteFamily;
  readonly hosts?: readonly HostAlias[];
  readonly rows: readonly RouteRow[];
  readonly offered: Offered;
  readonly rules: readonly RedirectRule[];
  readonly resources: readonly ResourceRow[];
  readonly findOld?: FindOldAddress;
  /** Server setting (R30). */
  readonly preview?: boolean;
}

export interface AddressResolver {
  readonly routes: Routes;
  readonly selectSite: SelectSite;
  readonly judge: JudgeAddress;
  readonly linkTo: LinkTo;
  readonly firstWords: readonly string[];
  readonly trailOf: (address: Address) => RedirectTrail;
  readonly rules: readonly RedirectRule[];
}

/**
 * A fixed page, such as a front or the search, wins over an old address with the same path. The main API leaves out old
 * addresses of existing articles and lists.
 */
const livingPagesFirst = (findOld: FindOldAddress, routes: Routes, sites: SiteFamily): FindOldAddress => {
  const sister = sites.find(({ role }) => role === 'sister') ?? sites[0];
  return (written, path, underPrefixes) => {
    const found = findOld(written, path, underPrefixes);
    if (found === null || found === 'unknown' || found.consumes.length > 0) return found;
    const route = routes.matchPlainPath(underPrefixes ? sites[0] : sister, path, segmentAt(path, 0), '');
    const isFixed = route !== null && Object.keys(route.params).every((name) => name === 'site');
    return isFixed ? null : found;
  };
};

export const addressResolver = (needs: AddressResolverNeeds): AddressResolver => {
  const routes = compileRoutes(needs.rows, needs.sites);
  const rules = needs.preview === true ? needs.rules : [...needs.rules, closedLogin];
  const prefixes = needs.sites.map(({ pathPrefix }) => pathPrefix).filter((prefix) => prefix !== '');
  const compiled = compileRules(rules, prefixes);
  const resources = compileResources(needs.resources);
  const firstWords = [...routes.reserved, ...compiled.firstWords, ...resources.firstWords];
  const firstWord = firstKnownWord(firstWords);
  const findOld = needs.findOld && livingPagesFirst(needs.findOld, routes, needs.sites);
  const redirects = {
    rules: compiled,
    findOld,
    firstWord,
    isLiveBlog: routes.isLiveBlog,
    isResource: resources.includes,
  };
  const chooseSite = siteChooser(needs.sites, needs.hosts);
  const follow = redirectTrail(redirects);
  const judging = { chooseSite, firstWord, routes, resources, offered: needs.offered };
  const judge = judgeAddress({ ...judging, findOld, resolveRedirect: resolveRedirect(redirects) });
  // Old addresses change while the process runs; whether the site links to a page must not.
  const judgeByRules = judgeAddress({
    ...judging,
    findOld: undefined,
    resolveRedirect: resolveRedirect({ ...redirects, findOld: undefined }),
  });
  return {
    routes,
    rules,
    firstWords,
    selectSite: selectSite(needs.sites, needs.hosts),
    judge,
    linkTo: rememberLinks(
      ownLinks({
        linkTo: routes.linkTo,
        judge: judgeByRules,
        exact: new Set(needs.rows.filter(({ exact }) => exact).map(({ name }) => name)),
        host: needs.sites[0].domain,
      }),
    ),
    trailOf: ({ host, path, query }) => {
      const ascii = asciiPath(path);
      if (badPath(ascii) !== null) return { steps: [], circular: false };
      return follow(
        { host, path: ascii, query },
        chooseSite(host, firstWord(segmentsOf(plainPath(ascii)))).site.role !== 'sister',
      );
    },
  };
};
