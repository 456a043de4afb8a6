import { addressBook, type AddressBook, type AddressBookNeeds } from '../addresses/address-book.ts';
import { offered } from './offered.ts';
import type { CardNeeds } from './page-card.ts';
import { routeTable } from './route-table.ts';

/** What configuration says of the addresses of our pages. */
export type PageAddressNeeds = Omit<AddressBookNeeds, 'rows' | 'offered'> & CardNeeds;

/** Our pages as the judge of addresses takes them. */
export const pageAddresses = (needs: CardNeeds): Pick<AddressBookNeeds, 'rows' | 'offered'> => ({
  rows: routeTable(needs),
  offered,
});

/** Everything that can be said of an address of ours, compiled once. */
export const pageAddressBook = (needs: PageAddressNeeds): AddressBook =>
  addressBook({ ...needs, ...pageAddresses(needs) });
