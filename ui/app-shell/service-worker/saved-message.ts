export interface KeptArticle {
  readonly path: string;
  readonly title: string;
  /** How many pages it has. */
  readonly pages: number;
}

/** What a page tells the service worker: every article that is saved now. */
export interface SavedMessage {
  readonly kind: 'saved';
  readonly articles: readonly KeptArticle[];
  /** Of the screen, for the cut of their pictures; 0 when none are to be fetched. */
  readonly density: number;
}
