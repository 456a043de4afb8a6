import type { OldAddress } from '#adapters/newsroom-contract/old-addresses.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';

export type OldAddressOrder =
  | { readonly do: 'put-old-addresses'; readonly site: SiteRole; readonly addresses: readonly OldAddress[] }
  | {
      readonly do: 'remove-old-addresses';
      readonly site: SiteRole;
      readonly addresses: readonly string[] | null;
      readonly article: string | null;
    };
