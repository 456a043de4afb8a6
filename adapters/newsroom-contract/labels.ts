export const labelKinds = ['author', 'section', 'tag'] as const;

export type LabelKind = (typeof labelKinds)[number];

export interface ListedLabel {
  /** Null for authors and tags: they belong to every site. */
  readonly site: string | null;
  readonly slug: string;
  readonly name: string;
  readonly articles: number;
  /** Earlier slugs; their addresses redirect. */
  readonly before: readonly string[];
}

export interface MovedLabel {
  readonly kind: LabelKind;
  readonly site: string | null;
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** Articles that have it now. */
  readonly articles: number;
  /** Addresses of the lists; null when they did not change. */
  readonly redirect: { readonly from: string; readonly to: string } | null;
}
