import { firstSegment } from '../paths/first-segment.ts';

/** An address that the server answers with something other than a page. */
export type ResourceRow =
  /** Exactly this path. */
  | { readonly kind: 'exact'; readonly path: string }
  /** Everything below this path, which ends in a slash. */
  | { readonly kind: 'below'; readonly path: string }
  /** A page's path with this ending. */
  | { readonly kind: 'of-page'; readonly suffix: string };

export interface Resources {
  readonly firstWords: readonly string[];
  /**
   * Whether a percent-decoded path is one of the rows, a page's companion included; `first` is its first segment, or
   * empty when that is none of `firstWords`.
   */
  readonly includes: (path: string, first: string) => boolean;
  /** The path of the page that a path accompanies; null when it accompanies none. */
  readonly pageOf: (path: string) => string | null;
}

/** Compiles the table of resources: one look-up by first word, and one look at the end of the path for each suffix. */
export const compileResources = (rows: readonly ResourceRow[]): Resources => {
  const exact = new Set(rows.flatMap((row) => (row.kind === 'exact' ? [row.path] : [])));
  const below = rows.flatMap((row) => (row.kind === 'below' ? [row.path] : []));
  const suffixes = rows.flatMap((row) => (row.kind === 'of-page' ? [row.suffix] : []));
  const known = new Set([...exact, ...below].map(firstSegment));
  const pageOf = (path: string): string | null => {
    for (let at = 0; at < suffixes.length; at += 1) {
      const suffix = suffixes[at] as string;
      if (path.charCodeAt(path.length - 1) === suffix.charCodeAt(suffix.length - 1) && path.endsWith(suffix))
        return path.slice(0, -suffix.length) || '/';
    }
    return null;
  };
  return {
    firstWords: [...known],
    pageOf,
    includes: (path, first) =>
      (first !== '' && known.has(first) && (exact.has(path) || below.some((start) => path.startsWith(start)))) ||
      pageOf(path) !== null,
  };
};
