import type { RouteMatch } from '../addresses/routes/route.ts';
import type { Site } from '../addresses/sites/site.ts';

export interface PageRequest {
  readonly site: Site;
  readonly route: RouteMatch;
  readonly query: string;
  readonly feed?: true;
}
