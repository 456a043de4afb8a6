/** Content refers to sites by role, because slugs and domains are configuration. */
export const siteKeys = ['main', 'after', 'g7', 'karakter', 'sister'] as const;

export type SiteKey = (typeof siteKeys)[number];

export interface OriginSite {
  readonly role: SiteKey;
  readonly slug: string;
  readonly domain: string;
  readonly name: string;
  readonly pathPrefix: string;
  /** IANA time zone of dates in URLs. */
  readonly timeZone: string;
  readonly origin?: string;
}

export const originIn =
  (sites: readonly OriginSite[]) =>
  (slug: string): { readonly name: string; readonly origin: string } => {
    const site = sites.find((one) => one.slug === slug) ?? sites.find(({ role }) => role === 'main');
    return { name: site?.name ?? '', origin: site?.origin ?? `https://${site?.domain ?? 'localhost'}` };
  };
