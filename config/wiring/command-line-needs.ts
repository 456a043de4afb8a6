import { existsSync } from 'node:fs';
import type { CliNeeds } from '#cli/installation/cli-needs.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { oldAddressSource } from '#adapters/old-addresses/old-address-source.ts';
import { crmParameters } from '#adapters/crm/crm-parameters.ts';
import { documentedAdNetwork } from '#core/ads/documented-ad-network.ts';
import { appArea, bridgeNames } from '../settings/app-shell.ts';
import { academySegment, brand, houseTagPrefix, siteHeader } from '../settings/brand.ts';
import { embeds } from '../settings/embeds.ts';
import { readAddedRules, redirectRules } from '../settings/redirects.ts';
import { resources } from '#adapters/web/endpoints/resources.ts';
import { localHosts, publicAddresses, sitesAt } from '../settings/sites.ts';

const sites = sitesAt(publicAddresses);
const added = process.env['REDIRECTS'] || undefined;
const ruleFaults =
  added === undefined
    ? []
    : readAddedRules(added, brand.shopUrl).match(
        () => [],
        (faults) => faults,
      );

export const cliNeeds: Omit<CliNeeds, 'serveOrigin'> = {
  name: brand.slug,
  version: packageFile.version,
  sites,
  hosts: localHosts(sites),
  academySegment,
  rules: redirectRules(brand.shopUrl, ruleFaults.length === 0 ? added : undefined),
  addedRules: added,
  ruleFaults,
  resources,
  shopUrl: brand.shopUrl,
  settings: async () => ({
    houseTag: houseTagPrefix,
    adNetwork: process.env['AD_NETWORK_CODE'] || documentedAdNetwork,
    embeds,
    bridge: bridgeNames,
    appArea,
    crmParameters,
    supplements: (await import('../settings/supplements.ts')).supplements,
  }),
  oldAddresses: oldAddressSource(sites, async () => {
    const { DATABASE_URL, MAIN_API_URL, DATA_DIR } = process.env;
    if (!DATABASE_URL && !MAIN_API_URL && !existsSync(DATA_DIR || '.data')) return { in: 'nowhere' };
    return (await import('./execute-command.ts')).placeOfOldAddresses();
  }),
  execute: async (order) => (await import('./execute-command.ts')).execute(order),
  migrate: async (order, tell, signal) => (await import('./migrate.ts')).migrate(order, tell, signal),
  desks: async () => (await import('./follow.ts')).deskTools(),
  mirror: async (order, tell, signal) => (await import('./mirror.ts')).mirror(order, tell, signal),
  drill: async (order, tell, signal) => (await import('./drill.ts')).drill(order, tell, signal),
  hasContent: async () => (await import('./execute-command.ts')).hasContent(),
  upstreamKit: async () => {
    const [{ createUpstreamKit }, { addressResolverOf }, { supplements }, { systemTime }] = await Promise.all([
      import('#adapters/upstream-kit/upstream-kit.ts'),
      import('./installation.ts'),
      import('../settings/supplements.ts'),
      import('#adapters/time/system-time.ts'),
    ]);
    const { linkTo } = addressResolverOf(sites, brand.shopUrl);
    return createUpstreamKit({
      sites,
      siteHeader,
      linkTo,
      embeds,
      supplements,
      time: systemTime,
      variables: process.env,
    });
  },
  settingsInForce: async (redacted) =>
    (await import('../settings/settings-in-force.ts')).settingsInForce(process.env, redacted),
};
