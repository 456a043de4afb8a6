export interface ReservedWords {
  readonly sections: readonly string[];
  readonly slugs: readonly string[];
  /** `ARTICLE_FLAGS`; null allows any flag. */
  readonly flags: readonly string[] | null;
}

export const nothingReserved: ReservedWords = { sections: [], slugs: [], flags: null };
