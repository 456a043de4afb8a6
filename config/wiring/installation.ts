import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { FindOldAddress } from '#core/addresses/redirects/old-address.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { Environment } from '../settings/environment.ts';
import { localHosts, sitesAt } from '../settings/sites.ts';
import { academySegment, brand } from '../settings/brand.ts';
import { type AddressResolver } from '#core/addresses/address-resolver.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { siteSettingsOf } from '../settings/third-parties.ts';
import { resources } from '#adapters/web/endpoints/resources.ts';
import { redirectRules } from '../settings/redirects.ts';

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

/** In a preview: `PREVIEW_OF` and `SISTER_PREVIEW_OF`, or the domains; never the preview's own URLs. */
export const publicSitesOf = (environment: Environment): SiteFamily =>
  environment.PREVIEW === 'off'
    ? sitesOf(environment)
    : sitesOf({
        ...environment,
        PUBLIC_ORIGIN: environment.PREVIEW_OF ?? `https://${environment.MAIN_DOMAIN}`,
        SISTER_PUBLIC_ORIGIN: environment.SISTER_PREVIEW_OF ?? `https://${environment.SISTER_DOMAIN}`,
      });

interface ResolverSettings {
  readonly added?: string | undefined;
  readonly rules?: readonly RedirectRule[];
  readonly preview?: boolean;
  readonly findOld?: FindOldAddress | undefined;
}

export const addressResolverOf = (
  sites: SiteFamily,
  shopUrl: string,
  { added, rules = redirectRules(shopUrl, added), preview = false, findOld }: ResolverSettings = {},
): AddressResolver =>
  pageAddressResolver({
    sites,
    hosts: localHosts(sites),
    academySegment,
    rules,
    resources,
    preview,
    ...(findOld && { findOld }),
  });
