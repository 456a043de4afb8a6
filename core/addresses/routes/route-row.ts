import type { RouteParams } from '../paths/to-params.ts';

export type SegmentRule =
  | { readonly kind: 'any' }
  | { readonly kind: 'one-of'; readonly options: readonly string[] }
  /** Neither a site prefix nor a row's first literal (R5). */
  | { readonly kind: 'free-word' };

/**
 * A row of spec §2.1. `{name?}` is optional, `{name...}` is one or more segments, `{year}/{month}/{day}` is an existing
 * date.
 */
export interface RouteRow {
  readonly name: string;
  readonly pattern: string;
  readonly where: Readonly<Record<string, SegmentRule>>;
  /** Whether the query's `oldal` is a page number (R7). */
  readonly paged: boolean;
  readonly matched: boolean;
  /** More specific rows that match some or all of its links (R5). */
  readonly shownBy?: readonly string[];
  readonly exact?: boolean;
  /** With these parameters, `oldal` is not a page number (R5). */
  readonly pagelessWith?: (params: RouteParams) => boolean;
}
