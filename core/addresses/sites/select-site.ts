import { firstSegment } from '../paths/first-segment.ts';
import { plainHost } from './plain-host.ts';
import type { Site } from './site.ts';

export type SiteReason = 'domain' | 'prefix' | 'unknown-host';

export interface SiteChoice {
  readonly site: Site;
  readonly reason: SiteReason;
}

/** At least one; the site whose role is `main` (else the first) answers for unknown hosts. */
export type SiteFamily = readonly [Site, ...Site[]];

/** A further name under which a site's domain answers, such as its `.localhost` twin. */
export interface HostAlias {
  readonly host: string;
  readonly domain: string;
}

/** Chooses the site of a host (any case, port and trailing dot) and a percent-decoded path. */
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

/** The same choice from the first segment of the path; empty stands for any that is no prefix. */
export type ChooseSite = (host: string, first: string) => SiteChoice;

/**
 * Compiles the choice of a site: domain, then path prefix by whole segments, else the main site (spec §4, R4).
 * Allocates nothing per call.
 */
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
