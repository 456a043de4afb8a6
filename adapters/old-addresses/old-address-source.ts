import { AddressMap } from '#core/addresses/old-addresses/address-map.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { readAddresses } from './address-file.ts';
import { type HeldAddresses, holdAddresses } from './hold-addresses.ts';
import { type Domain, domains, type KnownAddresses, knownAddresses } from './known-addresses.ts';

/** `database`: everything, read by this process. */
export type AddressPlace =
  | { readonly in: 'folder'; readonly dataDir: string }
  | { readonly in: 'database'; readonly all: Readonly<Record<Domain, Parameters<typeof knownAddresses>[1]>> }
  | { readonly in: 'nowhere' };

type Shared = Readonly<Record<Domain, Omit<KnownAddresses, 'map'> & { readonly bytes: Uint8Array }>>;

const never = { epoch: '', number: 0, at: 0 };

const knownIn = async (place: AddressPlace, domain: Domain): Promise<KnownAddresses | null> => {
  if (place.in === 'folder') return readAddresses(place.dataDir, domain);
  return place.in === 'database' ? knownAddresses(never, place.all[domain]) : null;
};

/** For the command line. `find` returns null where they cannot be read. */
export const oldAddressSource = (sites: SiteFamily, findPlace: () => Promise<AddressPlace | null>) => {
  const held: HeldAddresses = holdAddresses(sites);
  return {
    find: held.find,
    load: async (): Promise<boolean> => {
      const place = await findPlace();
      for (const domain of place === null ? [] : domains) {
        const known = await knownIn(place as AddressPlace, domain);
        if (known !== null) held.put(domain, known);
      }
      return place !== null;
    },
    count: (): number => domains.reduce((sum, domain) => sum + held.known(domain).map.size, 0),
    share: (): Shared => {
      const shared = (domain: Domain): Shared[Domain] => {
        const { map, ...known } = held.known(domain);
        return { ...known, bytes: map.bytes };
      };
      return { main: shared('main'), sister: shared('sister') };
    },
    take: (given: unknown): void => {
      for (const domain of domains) {
        const { bytes, ...known } = (given as Shared)[domain];
        held.put(domain, { ...known, map: new AddressMap(bytes) });
      }
    },
  };
};
