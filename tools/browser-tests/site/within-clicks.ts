import type { APIRequestContext } from '@playwright/test';
import type { RouteMatch } from '#core/addresses/routes/route.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { sportPageOf } from '#core/editorial/lists/sport-pages.ts';
import { everyAddress, family, judge } from './every-address.ts';

interface Place {
  readonly host: string;
  readonly path: string;
}

interface Found {
  readonly place: Place;
  readonly role: SiteRole;
  readonly route: RouteMatch;
}

const hostOf = (role: SiteRole): string => new URL(family.find((site) => site.role === role)?.origin ?? '').hostname;

const frontOf = (role: SiteRole): Place => ({
  host: hostOf(role),
  path: family.find((site) => site.role === role)?.pathPrefix || '/',
});

const foundAt = (place: Place, query: string): Found | null => {
  const { outcome, site, route } = judge({ ...place, query });
  return outcome === 'page' && site !== null && route !== null ? { place, role: site.site.role, route } : null;
};

/** The sport pages share a route with sections; the steps of the support area share one with its start. */
const routeKey = ({ name, params }: RouteMatch): string =>
  [name, sportPageOf(params) ?? (name === 'support' ? (params['slug'] ?? '') : '')]
    .filter((part) => part !== '')
    .join(' ');

const hostNames = new Set(family.map(({ role }) => hostOf(role)));

const linksIn = (html: string, { host, path }: Place): readonly Found[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), `http://${host}${path}`);
    if (url === null || !hostNames.has(url.hostname)) return [];
    return foundAt({ host: url.hostname, path: url.pathname }, url.search.slice(1)) ?? [];
  });

const get = async (request: APIRequestContext, port: number, { host, path }: Place) =>
  // Node cannot resolve loopback names: the Host header names the site.
  request.get(`http://127.0.0.1:${port}${path}`, { maxRedirects: 0, headers: { host: `${host}:${port}` } });

const exists = async (request: APIRequestContext, port: number, place: Place): Promise<boolean> =>
  (await get(request, port, place)).status() === 200;

const isOnDomain = (role: SiteRole, front: SiteRole): boolean => (role === 'sister') === (front === 'sister');

/**
 * The routes of a front's domain that its readers can open with so many clicks. Follows one page for each route and
 * site, so it may find less than there is, never more.
 */
export const reachable = async (
  request: APIRequestContext,
  port: number,
  front: SiteRole,
  clicks: number,
): Promise<ReadonlySet<string>> => {
  const reached = new Set<string>();
  const seen = new Set<string>();
  let places: readonly Place[] = [frontOf(front)];
  for (let click = 0; click < clicks; click += 1) {
    const next: Place[] = [];
    for (const place of places)
      for (const { place: to, role, route } of linksIn(await (await get(request, port, place)).text(), place)) {
        const key = `${role} ${routeKey(route)}`;
        if (seen.has(key) || !(await exists(request, port, to))) continue;
        seen.add(key);
        next.push(to);
        if (isOnDomain(role, front)) reached.add(routeKey(route));
      }
    places = next;
  }
  return reached;
};

/** Pages that need no way: for programs, for staff, for the app, and the steps of the support area. */
const without = /^(?:empty|live-login|app-webview|support \w+)$/;

/** The routes of a front's domain, each by an example address that answers there. */
export const offeredTo = async (
  request: APIRequestContext,
  port: number,
  front: SiteRole,
): Promise<ReadonlySet<string>> => {
  const keys = new Set<string>();
  for (const { role, url } of everyAddress.filter((one) => isOnDomain(one.role, front))) {
    const place = new URL(await url(request));
    const found = foundAt({ host: hostOf(role), path: place.pathname }, '');
    if (found === null || without.test(routeKey(found.route))) continue;
    if (await exists(request, port, found.place)) keys.add(routeKey(found.route));
  }
  return keys;
};
