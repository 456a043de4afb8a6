import type { Donations } from '../addresses/judge-address.ts';
import type { QueryParameter } from '../addresses/paths/query-parameter.ts';
import type { RouteParams } from '../addresses/paths/to-params.ts';
import type { SegmentRule } from '../addresses/routes/route-row.ts';
import type { SiteFamily } from '../addresses/sites/select-site.ts';
import type { SiteRole } from '../addresses/sites/site.ts';

/** What configuration says that a page's address depends on (R1). */
export interface CardNeeds {
  readonly sites: SiteFamily;
  /** First segment of the academy's address. */
  readonly academySegment: string;
}

/**
 * What a page is, before anybody asks for its content: plain data, from which route table, cache keys, feeds, the
 * command line and the tests are derived.
 */
export interface PageCard {
  /** Its address (spec §2.1, `RouteRow`); null in a family without the site that it belongs to. */
  readonly pattern: string | ((needs: CardNeeds) => string | null);
  readonly where?: (needs: CardNeeds) => Readonly<Record<string, SegmentRule>>;
  /** What it shows, for all who treat pages of a kind alike. */
  readonly kind: 'front' | 'cover' | 'list' | 'search' | 'supplement' | 'article' | 'standing' | 'bare';
  readonly paged?: boolean;
  /** Whether an address of its own leads to it in a family; it does unless told. */
  readonly isMatched?: (needs: CardNeeds) => boolean;
  /** Names of the pages that are more specific and answer some or all of its addresses (R5). */
  readonly shownBy?: readonly string[];
  /**
   * What it reads from its query beside `oldal` and `isMobileApp`; with some parameters of the address other things,
   * and no page number (R5).
   */
  readonly query?: readonly QueryParameter[];
  readonly views?: (params: RouteParams) => readonly QueryParameter[] | null;
  /** Whether a site offers it; every site that its address stands on unless told (spec §5). */
  readonly offered?: (params: RouteParams, role: SiteRole, donations: Donations) => boolean;
  /** Articles on a page of its list; 10 unless told (spec §9). */
  readonly perPage?: number;
  /** Where the feed of its list is; where upstream says unless told (spec §2.2). */
  readonly feed?: (params: RouteParams, role: SiteRole) => string;
  /**
   * Addresses that open it on the main domain of five sites, in the newsroom that `core/testing/example-content.ts`
   * makes; none where others show it. Every one is opened by the tests.
   */
  readonly examples: readonly string[] | ((needs: CardNeeds) => readonly string[]);
}
