/**
 * What configuration knows of words: those that no address can carry in certain places, where an article or list named
 * so could not be opened, and the flags that there are.
 */
export interface ReservedWords {
  /** What begins a route, a redirect or a file beside the pages, and so no section's articles. */
  readonly sections: readonly string[];
  /** What ends an address of another kind: for articles, sections and authors. */
  readonly slugs: readonly string[];
  /** The only flags that articles may bear (`ARTICLE_FLAGS`); null for any. */
  readonly flags: readonly string[] | null;
}

/** An origin whose readers are somebody else's matter. */
export const nothingReserved: ReservedWords = { sections: [], slugs: [], flags: null };
