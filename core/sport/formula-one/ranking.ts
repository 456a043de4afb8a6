import { ascending } from '../football/ascending.ts';

export type Ranking<R> =
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'none-yet' }
  | { readonly kind: 'rows'; readonly rows: readonly R[] };

/** Rows without a position come last. An empty table is `none-yet` (spec §8); null could not be loaded (R54). */
export const ranking = <R extends { readonly position: number | null }>(rows: readonly R[] | null): Ranking<R> => {
  if (rows === null) return { kind: 'not-loaded' };
  return rows.length === 0
    ? { kind: 'none-yet' }
    : { kind: 'rows', rows: rows.toSorted((one, other) => ascending(one.position, other.position)) };
};
