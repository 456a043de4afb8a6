/** A parameter that a page reads from its query. */
export interface QueryParameter {
  readonly name: string;
  /**
   * The one spelling of what a value means; null for the usual and for what means nothing. A spelling is read as
   * itself.
   */
  readonly read: (value: string) => string | null;
  /** Whether it takes a reader's own words or figures, so that there are as many pages as anybody cares to ask for. */
  readonly free?: boolean;
}

/** A parameter that takes one of a few words, the first of which goes without saying. */
export const oneOfWords = (name: string, [, ...others]: readonly string[]): QueryParameter => ({
  name,
  read: (value) => (others.includes(value) ? value : null),
});

/** What is read as it stands; an empty value means nothing. */
export const asItStands = (value: string): string | null => (value === '' ? null : value);
