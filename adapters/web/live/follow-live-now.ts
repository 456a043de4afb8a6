import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeDeadline } from '#adapters/time/before-deadline.ts';
import type { Time } from '#adapters/time/time.ts';
import { pollSeconds } from '#core/polling/poll-delay.ts';
import type { ReadLiveNow } from '#core/pages/sport/live/load-live-now.ts';
import type { LiveNow } from '#core/sport/live/live-now.ts';

/** Milliseconds. */
const every = pollSeconds * 1000;
const maxAge = 60_000;
/** Loads go on for this long after the last page that shows them. */
const followedFor = 300_000;
/** A page never waits longer, and only when nothing is known yet. */
const maxWait = 300;

interface Followed {
  readonly loading: Promise<LiveNow | null>;
  readonly known: { readonly now: LiveNow | null; readonly at: number } | null;
  readonly askedAt: number;
}

/**
 * Loads the running events every 15 s beside all pages, while pages show them. A front therefore does not wait for the
 * sport services, and their failures neither shorten its lifetime nor become part of its edition.
 */
export const followLiveNow = (load: ReadLiveNow, time: Pick<Time, 'monotonic' | 'after' | 'deadline'>): ReadLiveNow => {
  const bySite = new Map<string, Followed>();
  const outsideOfRequests = AsyncLocalStorage.snapshot();

  const turn = (site: Parameters<ReadLiveNow>[0], askedAt: number, known: Followed['known']): Followed => {
    const loading = load(site).catch(() => null);
    const followed = { loading, known, askedAt };
    bySite.set(site.slug, followed);
    void loading.then((now) => {
      const { askedAt: lastAsked } = bySite.get(site.slug) ?? followed;
      const next = { now, at: time.monotonic() };
      bySite.set(site.slug, { loading, known: next, askedAt: lastAsked });
      time.after(every, () => {
        const latest = bySite.get(site.slug)?.askedAt ?? 0;
        if (time.monotonic() - latest < followedFor) turn(site, latest, next);
        else bySite.delete(site.slug);
      });
    });
    return followed;
  };

  return async (site) => {
    const now = time.monotonic();
    const followed = bySite.get(site.slug);
    if (followed !== undefined) bySite.set(site.slug, { ...followed, askedAt: now });
    const { known, loading } = followed ?? outsideOfRequests(() => turn(site, now, null));
    if (known !== null) return now - known.at < maxAge ? known.now : null;
    return beforeDeadline(loading, time.deadline(maxWait), () => null);
  };
};
