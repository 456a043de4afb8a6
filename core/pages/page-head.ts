export interface PodcastFeedLink {
  readonly title: string | null;
  readonly path: string;
}

export interface Head {
  /** Without the site's name; empty on a front page. */
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly canonicalOrigin?: string;
  /** Of the first publication on another site; the address above still names this page. */
  readonly publishedFirstAt?: string;
  /** For search results, instead of the title. */
  readonly searchTitle?: string;
  readonly type: 'website' | 'article';
  readonly language: 'hu' | 'en';
  /** Path under `/uploads/`; null for the site's share image. */
  readonly image: string | null;
  readonly imageAlt: string;
  readonly feed: { readonly title: string; readonly path: string } | null;
  readonly podcasts?: readonly PodcastFeedLink[];
  readonly noindex: boolean;
  /** The title may reveal a sports result. */
  readonly spoils?: true;
  /** ISO 8601 with the UTC offset of the site's time zone, like the next field. */
  readonly publishedAt?: string;
  readonly updatedAt?: string;
  readonly section?: string;
  readonly authors?: readonly string[];
  readonly authorUrls?: readonly string[];
  readonly tags?: readonly string[];
}
