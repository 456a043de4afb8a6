import type { RouteMatch } from '../routing/route.ts';
import type { Site } from '../sites/site.ts';

/** A page that an address was matched to. */
export interface PageRequest {
  readonly site: Site;
  readonly route: RouteMatch;
  /** Without its question mark, as received; empty when there is none. */
  readonly query: string;
}
