import { addressResolver, type AddressResolver, type AddressResolverNeeds } from '../addresses/address-resolver.ts';
import type { RouteMatch } from '../addresses/routes/route.ts';
import { offered } from './offered.ts';
import type { CardNeeds } from './page-card.ts';
import { queryParameters } from './query-parameters.ts';
import { routeTable } from './route-table.ts';

/** What configuration says of the addresses of our pages. */
export type PageAddressNeeds = Omit<AddressResolverNeeds, 'rows' | 'offered'> & CardNeeds;

/** Our pages as the judge of addresses takes them, and the query parameters that each reads. */
export const pageAddresses = (
  needs: CardNeeds,
): Pick<AddressResolverNeeds, 'rows' | 'offered'> & { readonly reads: (route: RouteMatch) => readonly string[] } => ({
  rows: routeTable(needs),
  offered,
  reads: queryParameters,
});

/** Everything that can be said of an address of ours, compiled once. */
export const pageAddressResolver = (needs: PageAddressNeeds): AddressResolver =>
  addressResolver({ ...needs, ...pageAddresses(needs) });
