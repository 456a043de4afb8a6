/**
 * Words that no address can carry in certain places, as configuration knows them: an article or list named so would
 * stand where no address leads.
 */
export interface ReservedWords {
  /** What begins a route, a redirect or a file beside the pages, and so no section's articles. */
  readonly sections: readonly string[];
  /** What ends an address of another kind: for articles, sections and authors. */
  readonly slugs: readonly string[];
}

/** An origin whose readers are somebody else's matter. */
export const nothingReserved: ReservedWords = { sections: [], slugs: [] };
