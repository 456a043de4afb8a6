import type { Segments } from '../paths/segments.ts';

/** Percent-encoded. */
export interface WrittenAddress {
  readonly path: string;
  readonly query: string;
}

export interface OldAddress {
  readonly path: string;
  /** Decoded names of query parameters to remove. */
  readonly consumes: readonly string[];
}

/**
 * `path` is the decoded path of `written`. `unknown`: the address has a number of the old site that no public page has.
 */
export type FindOldAddress = (
  written: WrittenAddress,
  path: Segments,
  underPrefixes: boolean,
) => OldAddress | 'unknown' | null;
