/** The parts that sites play in the family; content names sites by them, because slugs and domains are configuration. */
export const siteKeys = ['main', 'after', 'g7', 'karakter', 'sister'] as const;

export type SiteKey = (typeof siteKeys)[number];

/** A site as the configuration has it. */
export interface OriginSite {
  readonly role: SiteKey;
  readonly slug: string;
  readonly domain: string;
  readonly name: string;
  /** Empty, or a slash and one segment. */
  readonly pathPrefix: string;
  /** IANA zone in which dates of addresses are meant. */
  readonly timeZone: string;
  /** Scheme, host and port under which readers reach it; https and the domain unless told. */
  readonly origin?: string;
}

/** Where the readers of a site are; those of any other at the main one. */
export const originIn =
  (sites: readonly OriginSite[]) =>
  (slug: string): { readonly name: string; readonly origin: string } => {
    const site = sites.find((one) => one.slug === slug) ?? sites.find(({ role }) => role === 'main');
    return { name: site?.name ?? '', origin: site?.origin ?? `https://${site?.domain ?? 'localhost'}` };
  };
