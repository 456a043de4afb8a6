import { addressResolver, type AddressResolver, type AddressResolverNeeds } from '../addresses/address-resolver.ts';
import type { RouteMatch } from '../addresses/routes/route.ts';
import { offered } from './offered.ts';
import type { CardNeeds } from './page-card.ts';
import { queryParameters } from './query-parameters.ts';
import { routeTable } from './route-table.ts';

export type PageAddressNeeds = Omit<AddressResolverNeeds, 'rows' | 'offered'> & CardNeeds;

export const pageAddresses = (
  needs: CardNeeds,
): Pick<AddressResolverNeeds, 'rows' | 'offered'> & { readonly reads: (route: RouteMatch) => readonly string[] } => ({
  rows: routeTable(needs),
  offered,
  reads: queryParameters,
});

export const pageAddressResolver = (needs: PageAddressNeeds): AddressResolver =>
  addressResolver({ ...needs, ...pageAddresses(needs) });
