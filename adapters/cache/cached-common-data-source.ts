import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { DataCache } from './data-cache.ts';
import { freshness } from './freshness.ts';

/** The same common data, asked for less often. */
export const cachedCommonDataSource = (source: CommonDataSource, cache: DataCache): CommonDataSource => ({
  ofSite: (site) => cache.through(['common data', site], freshness.commonData, () => source.ofSite(site)),
});
