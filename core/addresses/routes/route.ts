import type { RouteParams } from '../paths/to-params.ts';

export interface RouteMatch<Name extends string = string> {
  readonly name: Name;
  readonly params: RouteParams;
  /** Absent on the first page (R7). */
  readonly page?: number;
}
