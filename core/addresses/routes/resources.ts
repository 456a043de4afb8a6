import { firstSegment } from '../paths/first-segment.ts';

export type ResourceRow =
  | { readonly kind: 'exact'; readonly path: string }
  | { readonly kind: 'below'; readonly path: string }
  | { readonly kind: 'of-page'; readonly suffix: string };

export interface Resources {
  readonly firstWords: readonly string[];
  readonly includes: (path: string, first: string) => boolean;
  readonly pageOf: (path: string) => string | null;
}

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
