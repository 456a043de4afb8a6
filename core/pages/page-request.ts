import type { RouteMatch } from '../addresses/routes/route.ts';
import type { Site } from '../addresses/sites/site.ts';

/** A page that an address was matched to. */
export interface PageRequest {
  readonly site: Site;
  readonly route: RouteMatch;
  /** Without its question mark, as received; empty when there is none. */
  readonly query: string;
  /** The page is made into a feed, whose entries are the newest. */
  readonly feed?: true;
}
