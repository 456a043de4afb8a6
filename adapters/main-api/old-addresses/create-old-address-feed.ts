import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { maxEpoch, maxNumber } from '#adapters/changes/edition.ts';
import type { OldAddressFeed } from '#adapters/old-addresses/old-address-feed.ts';

const pairs = z.array(z.tuple([z.string(), z.string()]));
const seconds = z.number().int().min(0);

const partWire = z.object({
  epoch: z.string().max(maxEpoch),
  number: z.number().int().min(0).max(maxNumber),
  at: seconds,
  slugs: z.array(z.string()).nullable(),
  items: pairs,
  next: z.string().min(1).nullable(),
  publication: seconds.nullable().catch(null),
});

const listsWire = z.object({ lists: pairs, shapes: pairs.max(200) });

/** A separate bulkhead: these calls are large. */
const options = { deadline: 'primary', policy: 'old-addresses' } as const;

export const createOldAddressFeed = (http: Upstream, siteHeader: string): OldAddressFeed => {
  const as = (site: string) => ({ headers: { [siteHeader]: site } });
  return {
    changed: (site, { epoch, number: after, at }) =>
      http.get(['api', 'old-addresses'], { after, epoch, at }, { ...options, ...as(site), schema: partWire }),
    page: (site, from) =>
      http.get(['api', 'old-addresses'], from === null ? {} : { from }, { ...options, ...as(site), schema: partWire }),
    lists: (site) => http.get(['api', 'old-addresses', 'lists'], {}, { ...options, ...as(site), schema: listsWire }),
  };
};
