export interface QueryParameter {
  readonly name: string;
  /** The canonical value; null for the default and for invalid values. Idempotent. */
  readonly read: (value: string) => string | null;
  /** True for free input: the number of distinct pages is then unbounded. */
  readonly free?: boolean;
}

export const oneOfWords = (name: string, [, ...others]: readonly string[]): QueryParameter => ({
  name,
  read: (value) => (others.includes(value) ? value : null),
});

export const asItStands = (value: string): string | null => (value === '' ? null : value);
