import type { Donations } from '../addresses/judge-address.ts';
import type { QueryParameter } from '../addresses/paths/query-parameter.ts';
import type { RouteParams } from '../addresses/paths/to-params.ts';
import type { SegmentRule } from '../addresses/routes/route-row.ts';
import type { SiteFamily } from '../addresses/sites/select-site.ts';
import type { SiteRole } from '../addresses/sites/site.ts';

/** Configuration that page addresses depend on (R1). */
export interface CardNeeds {
  readonly sites: SiteFamily;
  readonly academySegment: string;
}

/** Describes a page without its content. Routes, cache keys, feeds, the CLI and tests derive from it. */
export interface PageCard {
  /** Spec §2.1, `RouteRow`. Null when no site in the family has the page. */
  readonly pattern: string | ((needs: CardNeeds) => string | null);
  readonly where?: (needs: CardNeeds) => Readonly<Record<string, SegmentRule>>;
  readonly kind: 'front' | 'cover' | 'list' | 'search' | 'supplement' | 'article' | 'standing' | 'bare';
  readonly paged?: boolean;
  /** Default true. */
  readonly isMatched?: (needs: CardNeeds) => boolean;
  /** More specific pages that also match its addresses (R5). */
  readonly shownBy?: readonly string[];
  /** Query parameters besides `oldal` and `isMobileApp` (R5). */
  readonly query?: readonly QueryParameter[];
  readonly views?: (params: RouteParams) => readonly QueryParameter[] | null;
  /** Default: every site that has the address (spec §5). */
  readonly offered?: (params: RouteParams, role: SiteRole, donations: Donations) => boolean;
  /** Default 10 (spec §9). */
  readonly perPage?: number;
  /** Default: upstream's feed (spec §2.2). */
  readonly feed?: (params: RouteParams, role: SiteRole) => string;
  /** Paths on the main domain, with the content of `core/testing/example-content.ts`. Tests open all of them. */
  readonly examples: readonly string[] | ((needs: CardNeeds) => readonly string[]);
}
