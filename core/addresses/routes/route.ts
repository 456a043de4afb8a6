import type { RouteParams } from '../paths/to-params.ts';

/** The row of a table that an address fits, with what it carries. */
export interface RouteMatch<Name extends string = string> {
  readonly name: Name;
  readonly params: RouteParams;
  /** The page of a list or of a multi-page article; absent on the first (R7). */
  readonly page?: number;
}
