import type { ChangeSet } from '#adapters/changes/change.ts';
import type { Cancel, Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { HeldAddresses } from './hold-addresses.ts';
import { type Domain, domains, type KnownAddresses } from './known-addresses.ts';
import { loadAddresses } from './load-addresses.ts';
import type { OldAddressFeed } from './old-address-feed.ts';

export interface FollowAddressNeeds {
  readonly feed: OldAddressFeed;
  /** Slug of the site that answers for a domain. */
  readonly siteOf: Readonly<Record<Domain, string>>;
  readonly held: HeldAddresses;
  /** After each change of the map; stores it. */
  readonly onChanged: (domain: Domain, known: KnownAddresses) => void;
  readonly onFailure: (failure: Failure) => void;
  readonly time: Pick<Time, 'after'>;
}

/** Milliseconds. */
const betweenRetries = { first: 1_000, most: 30_000 };
/** For a main API that tells no edits, and for one that has no old addresses yet. */
const regularly = 300_000;
const longest = 86_400_000;

/** Keeps the old addresses of this node as those of the main API: loads what changed after each edit. */
export const followAddresses = (needs: FollowAddressNeeds) => {
  const { feed, siteOf, held, onChanged, onFailure, time } = needs;
  let [looking, again, failures, stopped] = [null as Promise<void> | null, false, 0, false];
  let cancel: Cancel = () => undefined;

  const put = (domain: Domain, known: KnownAddresses): void => {
    const before = held.known(domain);
    const isSame = before.map === known.map && JSON.stringify(before.shapes) === JSON.stringify(known.shapes);
    held.put(domain, known);
    if (!isSame) onChanged(domain, known);
  };

  /** Seconds until the next look; null after a failure. */
  const lookAt = async (domain: Domain): Promise<number | null> => {
    const loaded = await loadAddresses(feed, siteOf[domain], held.known(domain));
    if (stopped) return null;
    if (loaded.isOk()) {
      put(domain, loaded.value.known);
      return loaded.value.publication ?? Infinity;
    }
    if (loaded.error.kind === 'not-found') return Infinity;
    if (failures === 0) onFailure(loaded.error);
    return null;
  };

  const lookOnce = async (): Promise<void> => {
    if (stopped) return;
    const seconds = await Promise.all(domains.map(lookAt));
    const failed = seconds.includes(null);
    failures = failed ? failures + 1 : 0;
    // One second later: both clocks count whole seconds.
    const until = Math.min(...seconds.map((one) => ((one ?? 0) + 1) * 1_000), regularly, longest);
    cancel();
    if (stopped) return;
    cancel = time.after(
      failed ? Math.min(betweenRetries.first * 2 ** (failures - 1), betweenRetries.most) : until,
      () => void look(),
    );
  };

  const lookWhileAsked = async (): Promise<void> => {
    again = false;
    await lookOnce();
    if (again) return lookWhileAsked();
    looking = null;
  };

  const look = (): Promise<void> => {
    again = looking !== null;
    looking ??= lookWhileAsked();
    return looking;
  };

  return {
    look,
    /** Removed articles are unknown at once; the rest is loaded. */
    onChanges: (set: ChangeSet): Promise<void> => {
      const removed = new Set(set.changes.flatMap(({ kind, slugs }) => (kind === 'removed' ? slugs : [])));
      for (const domain of removed.size === 0 ? [] : domains) {
        const known = held.known(domain);
        put(domain, { ...known, map: known.map.withArticles(removed, []) });
      }
      return look();
    },
    stop: (): void => {
      stopped = true;
      cancel();
    },
  };
};
