import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { Environment } from '../settings/environment.ts';
import { localHosts, sitesAt } from '../settings/sites.ts';
import { academySegment, brand } from '../settings/brand.ts';
import { type AddressResolver } from '#core/addresses/address-resolver.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { siteSettingsOf } from '../settings/third-parties.ts';
import { resources } from '../../adapters/web/endpoints/resources.ts';
import { redirectRules } from '../settings/redirects.ts';

/** The sites of this installation: by their public origins, or on loopback when none is named. */
export const sitesOf = (environment: Environment): SiteFamily => {
  const local = (slug: string): string => `http://${slug}.localhost:${environment.PORT}`;
  return sitesAt({
    mainDomain: environment.MAIN_DOMAIN,
    sisterDomain: environment.SISTER_DOMAIN,
    mainOrigin: environment.PUBLIC_ORIGIN ?? local(brand.slug),
    sisterOrigin: environment.SISTER_PUBLIC_ORIGIN ?? local(brand.sisterSlug),
    settingsOf: siteSettingsOf(environment),
  });
};

/**
 * The sites as readers reach them. Those of a preview are at `PREVIEW_OF` and `SISTER_PREVIEW_OF`, or else at their
 * domains, and never at the preview itself.
 */
export const publicSitesOf = (environment: Environment): SiteFamily =>
  environment.PREVIEW === 'off'
    ? sitesOf(environment)
    : sitesOf({
        ...environment,
        PUBLIC_ORIGIN: environment.PREVIEW_OF ?? `https://${environment.MAIN_DOMAIN}`,
        SISTER_PUBLIC_ORIGIN: environment.SISTER_PREVIEW_OF ?? `https://${environment.SISTER_DOMAIN}`,
      });

interface ResolverSettings {
  /** A file of rules that stand before the product's own. */
  readonly added?: string | undefined;
  /** Rules in the place of all of them. */
  readonly rules?: readonly RedirectRule[];
  readonly preview?: boolean;
}

/** Everything that can be said of an address, compiled once. */
export const addressResolverOf = (
  sites: SiteFamily,
  shopUrl: string,
  { added, rules = redirectRules(shopUrl, added), preview = false }: ResolverSettings = {},
): AddressResolver =>
  pageAddressResolver({ sites, hosts: localHosts(sites), academySegment, rules, resources, preview });
