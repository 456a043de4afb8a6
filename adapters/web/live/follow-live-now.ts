import { AsyncLocalStorage } from 'node:async_hooks';
import type { Time } from '#adapters/time/time.ts';
import { pollSeconds } from '#core/polling/poll-delay.ts';
import type { LiveNow, ReadLiveNow } from '#core/sport/live/live-now.ts';

/** Milliseconds. */
const every = pollSeconds * 1000;
const maxAge = 60_000;
/** The first load leaves the page that caused it alone. */
const firstAfter = 1_000;
/** Loads go on for this long after the last page that shows them. */
const followedFor = 3_600_000;

interface Followed {
  askedAt: number;
  known: { readonly now: LiveNow | null; readonly at: number } | null;
}

/**
 * Loads the running events every 15 s beside all pages, while pages show them. A page therefore never waits for the
 * sport services, and their failures neither shorten its lifetime nor become part of its edition. Null until the first
 * load, and after a minute without one.
 */
export const followLiveNow = (
  load: (...site: Parameters<ReadLiveNow>) => Promise<LiveNow | null>,
  time: Pick<Time, 'monotonic' | 'after'>,
): ReadLiveNow => {
  const bySite = new Map<string, Followed>();
  const outsideOfRequests = AsyncLocalStorage.snapshot();

  const follow = (site: Parameters<ReadLiveNow>[0], followed: Followed, pause: number): void =>
    void time.after(pause, () => {
      if (time.monotonic() - followed.askedAt > followedFor) return void bySite.delete(site.slug);
      void outsideOfRequests(() => load(site))
        .catch(() => null)
        .then((now) => {
          followed.known = { now, at: time.monotonic() };
          follow(site, followed, every);
        });
    });

  return (site) => {
    const now = time.monotonic();
    const followed = bySite.get(site.slug) ?? { askedAt: now, known: null };
    followed.askedAt = now;
    if (!bySite.has(site.slug)) {
      bySite.set(site.slug, followed);
      follow(site, followed, firstAfter);
    }
    return followed.known !== null && now - followed.known.at < maxAge ? followed.known.now : null;
  };
};
