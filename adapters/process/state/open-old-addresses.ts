import type { ChangeSet } from '#adapters/changes/change.ts';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { defaultLimits } from '#adapters/http/limits.ts';
import { watchCalls } from '#adapters/http/watch-calls.ts';
import { createOldAddressFeed } from '#adapters/main-api/old-addresses/create-old-address-feed.ts';
import { readAddresses, writeAddresses } from '#adapters/old-addresses/address-file.ts';
import { followAddresses } from '#adapters/old-addresses/follow-addresses.ts';
import { holdAddresses } from '#adapters/old-addresses/hold-addresses.ts';
import { type Domain, domains, type KnownAddresses } from '#adapters/old-addresses/known-addresses.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Measures } from '#adapters/telemetry/metrics/measures.ts';
import type { Time } from '#adapters/time/time.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { MainApi } from '../main-api.ts';

interface Needs {
  readonly environment: { readonly DATA_DIR: string };
  readonly sites: SiteFamily;
  readonly siteHeader: string;
  readonly measures?: Measures | null;
  readonly time: Time;
  readonly log: Log;
}

/** A whole list is large, and PGlite answers one query at a time. */
const limits = { ...defaultLimits, bodyBytes: 2 ** 26, deadline: { primary: 15_000, secondary: 15_000 } };
/** Milliseconds that the receipt of an edit waits for the map. */
const maxReceipt = 500;

/**
 * The old addresses of this node: from its data folder at the start, then from the main API. `onChanged`: addresses lead
 * elsewhere now.
 */
export const openOldAddresses = async (
  { environment: { DATA_DIR: dataDir }, sites, siteHeader, measures, time, log }: Needs,
  onChanged: () => void,
) => {
  const held = holdAddresses(sites);
  for (const domain of domains) held.put(domain, await readAddresses(dataDir, domain));
  const sister = sites.find(({ role }) => role === 'sister') ?? sites[0];
  const unwritten = new Map<Domain, KnownAddresses>();
  let writing = Promise.resolve();
  let following: ReturnType<typeof followAddresses> | null = null;

  /** Only the newest state is written, one at a time. */
  const write = async (domain: Domain): Promise<void> => {
    const known = unwritten.get(domain);
    if (known === undefined) return;
    unwritten.delete(domain);
    await writeAddresses(dataDir, domain, known).catch((error: unknown) =>
      log.warn('old-addresses-not-written', { error }),
    );
  };

  return {
    find: held.find,
    follow: async (mainApi: Promise<MainApi>): Promise<void> => {
      const { url, headers, ready } = await mainApi;
      const upstream = { baseUrl: url, name: 'main-api', errorsInJson: true, headers, time, limits };
      following = followAddresses({
        feed: createOldAddressFeed(callUpstream({ ...upstream, ...watchCalls(log, measures) }), siteHeader),
        siteOf: { main: sites[0].slug, sister: sister.slug },
        held,
        time,
        onChanged: (domain, known) => {
          onChanged();
          unwritten.set(domain, known);
          writing = writing.then(() => write(domain));
        },
        onFailure: (failure) => log.warn('old-addresses-not-loaded', { failure: failure.kind }),
      });
      await ready;
      await following.look();
    },
    /** Resolves when the map has the changes, or after half a second. */
    onChanges: (set: ChangeSet): Promise<void> =>
      new Promise((resolve) => {
        const cancel = time.after(maxReceipt, resolve);
        void (following?.onChanges(set) ?? Promise.resolve()).finally(() => {
          cancel();
          resolve();
        });
      }),
    /** Resolves when the data folder has what this node knows. */
    written: (): Promise<void> => writing,
    stop: async (): Promise<void> => {
      following?.stop();
      await writing;
    },
  };
};
