import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { noAddresses } from '#core/addresses/old-addresses/address-map.ts';
import { findOldAddress, type OldAddresses } from '#core/addresses/old-addresses/find-old-address.ts';
import type { FindOldAddress } from '#core/addresses/redirects/old-address.ts';
import { shapesOf } from '#core/addresses/old-addresses/shapes-of.ts';
import type { Domain, KnownAddresses } from './known-addresses.ts';
import { nothingKnown } from './known-addresses.ts';

export interface HeldAddresses {
  readonly find: FindOldAddress;
  known(domain: Domain): KnownAddresses;
  put(domain: Domain, known: KnownAddresses): void;
}

/** The old addresses of this process. */
export const holdAddresses = (sites: SiteFamily): HeldAddresses => {
  const prefixes = sites.map(({ pathPrefix }) => pathPrefix).filter((prefix) => prefix !== '');
  const known: Record<Domain, KnownAddresses> = { main: nothingKnown, sister: nothingKnown };
  const nothing: OldAddresses = { map: noAddresses, shapes: null };
  const compiled: Record<Domain, OldAddresses> = { main: nothing, sister: nothing };
  return {
    find: findOldAddress((underPrefixes) => (underPrefixes ? compiled.main : compiled.sister)),
    known: (domain) => known[domain],
    put: (domain, now) => {
      const isSame = JSON.stringify(known[domain].shapes) === JSON.stringify(now.shapes);
      const { shapes } = compiled[domain];
      compiled[domain] = { map: now.map, shapes: isSame ? shapes : shapesOf(now.shapes, prefixes) };
      known[domain] = now;
    },
  };
};
