import { untold } from '#adapters/changes/edition.ts';
import { AddressMap, noAddresses } from '#core/addresses/old-addresses/address-map.ts';
import { mapEntriesOf } from '#core/addresses/old-addresses/map-entry-of.ts';
import { packed } from '#core/addresses/old-addresses/packed-addresses.ts';
import type { AddressPair } from '#core/addresses/old-addresses/shapes-of.ts';
import type { Since } from './old-address-feed.ts';

/** The old addresses of one domain, as of an edit. */
export interface KnownAddresses extends Since {
  readonly map: AddressMap;
  readonly shapes: readonly AddressPair[];
}

export const domains = ['main', 'sister'] as const;
export type Domain = (typeof domains)[number];

export const nothingKnown: KnownAddresses = { ...untold, at: 0, map: noAddresses, shapes: [] };

interface AllAddresses {
  readonly articles: readonly AddressPair[];
  readonly lists: readonly AddressPair[];
  readonly shapes: readonly AddressPair[];
}

export const knownAddresses = (since: Since, { articles, lists, shapes }: AllAddresses): KnownAddresses => ({
  epoch: since.epoch,
  number: since.number,
  at: since.at,
  map: AddressMap.of([packed(mapEntriesOf(articles, false)), packed(mapEntriesOf(lists, true))]),
  shapes,
});
