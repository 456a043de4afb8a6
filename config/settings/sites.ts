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
  asksConsent: false,
  shareLogo: `/icons/share-${role}.png`,
  socialPageUrl: `https://social.example/${own.slug}`,
  socialInteractionCount: role === 'sister' ? 100 : 300,
  forcesVideo: false,
  twitterHandle: `@${own.slug}`,
  consentScriptPath: '',
  audienceToolId: '',
  mobileCovers: { square: `/icons/share-${role}.png`, fourThirds: `/icons/share-${role}.png` },
  authorSiteSlug: own.slug,
});

export type SiteSettings = Pick<
  Site,
  'verificationCode' | 'audienceToolId' | 'consentScriptPath' | 'asksConsent' | 'feedIdOrigin'
>;

export interface Addresses {
  readonly mainDomain: string;
  readonly sisterDomain: string;
  readonly mainOrigin: string;
  readonly sisterOrigin: string;
  readonly settingsOf?: (role: SiteRole) => SiteSettings;
}

export const publicAddresses: Addresses = {
  mainDomain: brand.domain,
  sisterDomain: brand.sisterDomain,
  mainOrigin: `https://${brand.domain}`,
  sisterOrigin: `https://${brand.sisterDomain}`,
};

/** The five editorial sites (spec §3.1). */
export const sitesAt = ({ mainDomain, sisterDomain, mainOrigin, sisterOrigin, settingsOf }: Addresses): SiteFamily => {
  const siteOf = (role: SiteRole, own: Parameters<typeof ofRole>[1]): Site => ({
    ...ofRole(role, own),
    ...settingsOf?.(role),
  });
  const main = { domain: mainDomain, origin: mainOrigin, currency: forint, timeZone: 'Europe/Budapest' };
  return [
    siteOf('main', { ...main, slug: brand.slug, name: brand.name, pathPrefix: '' }),
    siteOf('after', { ...main, slug: 'after', name: 'After', pathPrefix: '/after' }),
    siteOf('g7', { ...main, slug: 'g7', name: 'G7', pathPrefix: '/g7' }),
    siteOf('karakter', { ...main, slug: 'karakter', name: 'Karakter', pathPrefix: '/karakter' }),
    siteOf('sister', {
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

/** Loopback names of the sites for development (R2). */
export const localHosts = (sites: readonly Site[]): readonly { readonly host: string; readonly domain: string }[] =>
  sites
    .filter(({ pathPrefix }) => pathPrefix === '')
    .map(({ slug, domain }) => ({ host: `${slug}.localhost`, domain }));
