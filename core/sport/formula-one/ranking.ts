import { ascending } from '../football/ascending.ts';

/** A table by position, or that upstream has none yet. */
export type Ranking<R> = { readonly kind: 'none-yet' } | { readonly kind: 'rows'; readonly rows: readonly R[] };

/**
 * Rows by position; those without one come last in their own order, and no rows are told apart from a table (spec
 * §8).
 */
export const ranking = <R extends { readonly position: number | null }>(rows: readonly R[] | null): Ranking<R> =>
  rows === null || rows.length === 0
    ? { kind: 'none-yet' }
    : { kind: 'rows', rows: rows.toSorted((one, other) => ascending(one.position, other.position)) };
