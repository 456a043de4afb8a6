import type { Measures } from '#adapters/telemetry/metrics/measures.ts';
import { reading } from '#adapters/telemetry/metrics/measures.ts';
import type { PageCache } from '#adapters/web/page-cache/page-cache.ts';
import type { WorkLoad } from '#adapters/web/requests/admit-work.ts';
import type { Readiness } from '#adapters/web/server/health.ts';

export interface WatchedSite {
  readonly readiness: Readiness;
  readonly cache: Pick<PageCache<unknown>, 'held'> | null;
  readonly work: WorkLoad;
  /** Seconds; null if there is no change feed. */
  readonly changeFeedLag: () => number | null;
  readonly streams: () => number;
}

/** Numbers of a web node that only a scrape reads. */
export const watchSite = (
  { watch }: Measures,
  { readiness, cache, work, changeFeedLag, streams }: WatchedSite,
): void => {
  watch('news.ready', async () => reading(readiness.accepting() && (await readiness.canServe()) ? 1 : 0));
  watch('news.change_feed.lag', () => {
    const lag = changeFeedLag();
    return lag === null ? [] : reading(lag);
  });
  watch('news.live.streams', () => reading(streams()));
  watch('news.render.running', () => reading(work.running));
  watch('news.render.waiting', () => reading(work.waiting));
  if (cache === null) return;
  watch('news.page_cache.entries', () => reading(cache.held().cachedPages));
  watch('news.page_cache.size', () => reading(cache.held().bytes));
};
