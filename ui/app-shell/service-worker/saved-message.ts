export interface KeptArticle {
  readonly path: string;
  readonly title: string;
  readonly pages: number;
}

export interface SavedMessage {
  readonly kind: 'saved';
  readonly articles: readonly KeptArticle[];
  /** Screen density, for picture variants; 0 to store no pictures. */
  readonly density: number;
}
