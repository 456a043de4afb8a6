/** The part a site plays in the family; content names sites by it, because slugs and domains are configuration. */
export type SiteKey = 'main' | 'after' | 'g7' | 'karakter' | 'sister';

export interface SeedSite {
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
