import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { Site, SiteRole } from '#core/addresses/sites/site.ts';
import { brand } from './brand.ts';

const forint = { code: 'HUF', sign: 'Ft' } as const;
const leu = { code: 'RON', sign: 'Lei' } as const;

const ofRole = (
  role: SiteRole,
  own: Pick<Site, 'slug' | 'name' | 'domain' | 'origin' | 'pathPrefix' | 'currency' | 'timeZone'>,
): Site => ({
  role,
  ...own,
  cssClass: `site-${role}`,
  verificationCode: '',
  shareLogo: `/icons/share-${role}.png`,
  socialPageUrl: `https://social.example/${own.slug}`,
  socialInteractionCount: role === 'sister' ? 100 : 300,
  twitterHandle: `@${own.slug}`,
  consentScriptPath: '',
  audienceToolId: '',
  mobileCovers: { square: `/icons/share-${role}.png`, fourThirds: `/icons/share-${role}.png` },
  authorSiteSlug: own.slug,
});

/** The domains and origins that readers use; the rest of a site does not change between installations. */
export interface Addresses {
  readonly mainDomain: string;
  readonly sisterDomain: string;
  readonly mainOrigin: string;
  readonly sisterOrigin: string;
}

export const publicAddresses: Addresses = {
  mainDomain: brand.domain,
  sisterDomain: brand.sisterDomain,
  mainOrigin: `https://${brand.domain}`,
  sisterOrigin: `https://${brand.sisterDomain}`,
};

/** The five editorial sites (spec §3.1). */
export const sitesAt = ({ mainDomain, sisterDomain, mainOrigin, sisterOrigin }: Addresses): SiteFamily => {
  const main = { domain: mainDomain, origin: mainOrigin, currency: forint, timeZone: 'Europe/Budapest' };
  return [
    ofRole('main', { ...main, slug: brand.slug, name: brand.name, pathPrefix: '' }),
    ofRole('after', { ...main, slug: 'after', name: 'After', pathPrefix: '/after' }),
    ofRole('g7', { ...main, slug: 'g7', name: 'G7', pathPrefix: '/g7' }),
    ofRole('karakter', { ...main, slug: 'karakter', name: 'Karakter', pathPrefix: '/karakter' }),
    ofRole('sister', {
      slug: brand.sisterSlug,
      name: brand.sisterName,
      domain: sisterDomain,
      origin: sisterOrigin,
      pathPrefix: '',
      currency: leu,
      timeZone: 'Europe/Bucharest',
    }),
  ];
};

/** Names under which the same sites answer on a developer's machine (R2). */
export const localHosts = (sites: readonly Site[]): readonly { readonly host: string; readonly domain: string }[] =>
  sites
    .filter(({ pathPrefix }) => pathPrefix === '')
    .map(({ slug, domain }) => ({ host: `${slug}.localhost`, domain }));
