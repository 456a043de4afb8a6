import { pageName } from '#adapters/changes/page-name.ts';
import type { Time } from '#adapters/time/time.ts';
import { createPageCache, type PageCache, type PageCacheNeeds } from '#adapters/web/page-cache/page-cache.ts';
import type { InsteadOfCachedPage } from '#adapters/web/responses/instead-of-cached-page.ts';
import { megabytes } from './open-page-store.ts';

interface Environment {
  readonly PAGE_CACHE: 'on' | 'off';
  readonly PREVIEW: 'on' | 'off';
  readonly PAGES_MEMORY_MB: number;
}

type Cache = PageCache<InsteadOfCachedPage>;

/** Null if it is off, and in preview, where pages are personal. */
export const pageCacheOf = (
  { PAGE_CACHE, PREVIEW, PAGES_MEMORY_MB }: Environment,
  time: Pick<Time, 'monotonic'>,
  needs: Omit<PageCacheNeeds, 'now' | 'maxBytes'>,
): Cache | null =>
  PAGE_CACHE === 'off' || PREVIEW === 'on'
    ? null
    : createPageCache<InsteadOfCachedPage>({
        ...needs,
        now: time.monotonic,
        maxBytes: megabytes(PAGES_MEMORY_MB),
      });

/** Whether the front of a site is stored, under its key of adapters/web/page-cache/cache-key.ts. */
export const hasFront = async (cache: Cache | null, { slug }: { readonly slug: string }): Promise<boolean> =>
  cache !== null && (await cache.find(`${pageName(slug, '/')}?`)) !== null;
