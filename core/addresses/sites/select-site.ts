import { firstSegment } from '../paths/first-segment.ts';
import { plainHost } from './plain-host.ts';
import type { Site } from './site.ts';

export type SiteReason = 'domain' | 'prefix' | 'unknown-host';

export interface SiteChoice {
  readonly site: Site;
  readonly reason: SiteReason;
}

/** The `main` site (else the first) handles unknown hosts. */
export type SiteFamily = readonly [Site, ...Site[]];

export interface HostAlias {
  readonly host: string;
  readonly domain: string;
}

export type SelectSite = (host: string, path: string) => SiteChoice;

interface HostEntry {
  readonly owner: SiteChoice;
  readonly byPrefix: ReadonlyMap<string, SiteChoice>;
}

const mainOf = (sites: SiteFamily): Site => sites.find((site) => site.role === 'main') ?? sites[0];

const hostEntry = (owner: Site, sites: SiteFamily, reason: SiteReason): HostEntry => {
  const prefixSites = sites.filter((site) => site.pathPrefix !== '' && site.domain === owner.domain);
  return {
    owner: { site: owner, reason },
    byPrefix: new Map(prefixSites.map((site) => [site.pathPrefix.slice(1), { site, reason: 'prefix' }])),
  };
};

export type ChooseSite = (host: string, first: string) => SiteChoice;

/** Selects by domain, then path prefix, else the main site (spec §4, R4). Allocates nothing per call. */
export const siteChooser = (sites: SiteFamily, aliases: readonly HostAlias[] = []): ChooseSite => {
  const fallback = hostEntry(mainOf(sites), sites, 'unknown-host');
  const byHost = new Map<string, HostEntry>();
  for (const site of sites.filter(({ pathPrefix }) => pathPrefix === '')) {
    const entry = hostEntry(site, sites, 'domain');
    const names = aliases.filter(({ domain }) => domain === site.domain).map(({ host }) => host);
    for (const name of [site.domain, ...names]) byHost.set(plainHost(name), entry);
  }
  return (host, first) => {
    const entry = byHost.get(host) ?? byHost.get(plainHost(host)) ?? fallback;
    return first === '' ? entry.owner : (entry.byPrefix.get(first) ?? entry.owner);
  };
};

export const selectSite = (sites: SiteFamily, aliases: readonly HostAlias[] = []): SelectSite => {
  const choose = siteChooser(sites, aliases);
  return (host, path) => choose(host, firstSegment(path));
};
