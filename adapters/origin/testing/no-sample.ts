import { keepSites } from '../content/load-sites.ts';
import type { SampleNewspaper } from '../newsroom/context/sample-newspaper.ts';

export const noSample: SampleNewspaper = {
  keep: async (db, { sites }) => ({
    isNew: false,
    originals: Promise.resolve(),
    edition: await keepSites(db, sites),
  }),
  remove: async () => ({ removed: 0, left: [], edition: null }),
  originals: { areThere: async () => true, make: async () => undefined },
  renew: async () => undefined,
};
