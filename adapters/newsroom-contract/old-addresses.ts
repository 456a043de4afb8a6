export const oldAddressKinds = ['article', 'author', 'section', 'tag', 'place', 'shape'] as const;

/** `place`: a fixed page or feed. `shape`: a pattern of a redirect rule (docs/command-line.md). */
export type OldAddressKind = (typeof oldAddressKinds)[number];

/** Hosts of all sites but the sister, or the sister's. */
export type OldDomain = 'main' | 'sister';

/** An address of the site that a newspaper moved from. */
export interface OldAddress {
  /** Decoded path without a trailing slash, with the query parameters that it needs. */
  readonly from: string;
  readonly kind: OldAddressKind;
  /** Slug of the article or label; a path for `place` and `shape`. */
  readonly to: string;
}

export interface OldAddressesPut {
  /** Added, or led elsewhere; those that already led there are not counted. */
  readonly changed: number;
}

export interface OldAddressesRemoved {
  readonly removed: number;
}
