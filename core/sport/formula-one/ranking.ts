import { ascending } from '../football/ascending.ts';

export type Ranking<R> = { readonly kind: 'none-yet' } | { readonly kind: 'rows'; readonly rows: readonly R[] };

/** Rows without a position come last. An empty table is `none-yet` (spec §8). */
export const ranking = <R extends { readonly position: number | null }>(rows: readonly R[] | null): Ranking<R> =>
  rows === null || rows.length === 0
    ? { kind: 'none-yet' }
    : { kind: 'rows', rows: rows.toSorted((one, other) => ascending(one.position, other.position)) };
