import type { ExchangeRates } from '#core/ports/exchange-rates.ts';
import type { MinuteCounts } from '#core/ports/minute-counts.ts';
import type { Podcasts } from '#core/ports/podcasts.ts';
import type { DataCache } from './data-cache.ts';
import { beside, freshness } from './freshness.ts';

export const cachedExchangeRates = (rates: ExchangeRates, cache: DataCache): ExchangeRates => ({
  course: (site, currency, range) =>
    cache.through(['rates', site, currency, range], freshness.document, () => rates.course(site, currency, range)),
});

export const cachedPodcasts = (podcasts: Podcasts, cache: DataCache): Podcasts => ({
  episode: (site, slug) => cache.through(['episode', site, slug], freshness.drawn, () => podcasts.episode(site, slug)),
  shows: (site) => cache.through(['shows', site], freshness.drawn, () => podcasts.shows(site)),
  channel: (site, slug) =>
    cache.through(['channel', site, slug], freshness.version, () => podcasts.channel(site, slug)),
  published: (site) => cache.through(['published episodes', site], freshness.version, () => podcasts.published(site)),
});

/** Cached for less than the minute between two client polls (spec §9). */
export const cachedMinuteCounts = (counts: MinuteCounts, cache: DataCache): MinuteCounts => ({
  since: (site, from) => cache.through(['minutes since', site, from], beside.search, () => counts.since(site, from)),
  ofDay: (site, day) => cache.through(['minutes of day', site, day], beside.search, () => counts.ofDay(site, day)),
});
