/** How this installation spells its addresses. Null where an address would lead elsewhere. */
export interface SiteAddresses {
  readonly article: (section: string | null, publishedAt: number, slug: string) => string | null;
  readonly document: (slug: string) => string;
  readonly section: (slug: string) => string;
  readonly tag: (slug: string) => string;
  readonly author: (slug: string) => string;
  readonly feed: string;
  readonly archive: string;
  readonly newest: string;
}
