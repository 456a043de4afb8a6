/** Where a podcast is subscribed to. */
export interface PodcastFeedLink {
  /** Name of the podcast; null for all of them together. */
  readonly title: string | null;
  readonly path: string;
}

/** What search engines, social networks and feed readers are told. */
export interface Head {
  /** Without the site's name, which the document adds; empty on a front page. */
  readonly title: string;
  readonly description: string;
  /** Path (with page query) of the one address of this page. */
  readonly canonical: string;
  /** Scheme, host and port of that address, where it is at another site of the family than the page. */
  readonly canonicalOrigin?: string;
  readonly type: 'website' | 'article';
  readonly language: 'hu' | 'en';
  /** Path under `/uploads/`, or null for the site's share logo. */
  readonly image: string | null;
  readonly imageAlt: string;
  readonly feed: { readonly title: string; readonly path: string } | null;
  /** Feeds of the podcasts that the page is about. */
  readonly podcasts?: readonly PodcastFeedLink[];
  readonly noindex: boolean;
  /** The title may tell a result. */
  readonly spoils?: true;
  /** ISO 8601 with the offset of the site's zone, as the next. */
  readonly publishedAt?: string;
  readonly updatedAt?: string;
  readonly section?: string;
  readonly authors?: readonly string[];
  /** Their own pages: paths, or absolute at another site. */
  readonly authorUrls?: readonly string[];
  readonly tags?: readonly string[];
}
