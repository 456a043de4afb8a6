import type { RouteParams } from '../paths/to-params.ts';

/** What one path segment must be to fill a parameter. */
export type SegmentRule =
  | { readonly kind: 'any' }
  | { readonly kind: 'one-of'; readonly options: readonly string[] }
  /** No site's prefix and no row's first literal (R5). */
  | { readonly kind: 'free-word' };

/**
 * A row of spec §2.1. In a pattern `{name}` is one segment, `{name?}` may be missing, `{name...}` is one segment or
 * more;
 * `{year}/{month}/{day}` is a day of the calendar in 4, 2 and 2 digits.
 */
export interface RouteRow {
  readonly name: string;
  readonly pattern: string;
  /** Parameters that are not named here may be any segment. */
  readonly where: Readonly<Record<string, SegmentRule>>;
  /** Whether the query's `oldal` is a page number (R7). */
  readonly paged: boolean;
  /** Whether an address of its own leads here; otherwise only links are built. */
  readonly matched: boolean;
  /** Rows that are more specific and answer some or all of its links (R5). */
  readonly shownBy?: readonly string[];
  /**
   * Whether a link to it holds only where that very page stands, as an article's; a list's may be led on, as that of
   * a tag is that has become a supplement.
   */
  readonly exact?: boolean;
  /** Parameters with which `oldal` is something else than a page number (R5). */
  readonly pagelessWith?: (params: RouteParams) => boolean;
}
