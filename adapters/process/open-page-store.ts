import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';
import type { SharedRecord } from '#adapters/changes/share-record.ts';
import { createDiskPageStore } from '#adapters/web/page-cache/stores/disk-page-store.ts';
import { aloneRelay, type LiveRelay } from '#adapters/web/live/live-relay.ts';
import type { PageStore } from '#adapters/web/page-cache/stores/page-store.ts';
import type { Site } from '#core/addresses/sites/site.ts';

export const megabytes = (count: number): number => count * 1024 * 1024;

/** Small pages could otherwise fill the disk with files. */
const maxEntries = 20_000;

export interface OpenStore {
  readonly pages: PageStore;
  /** Null when nodes share no store. */
  readonly shared: SharedRecord | null;
  readonly relay: LiveRelay;
  close(): Promise<void>;
}

/** Logs only the error code: the path reveals a folder and a page. */
const tellFailure =
  (log: Log) =>
  (error: unknown): void => {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    log.fold({ level: 'warn', event: 'page-store-failed', same: [code], fields: { code } });
  };

/** A preview stores no pages and shares nothing with public nodes (R30). */
const nothingKept: OpenStore = {
  pages: { shared: false, read: async () => null, write: () => undefined, remove: () => undefined },
  shared: null,
  relay: aloneRelay,
  close: async () => undefined,
};

/** Settings that affect stored pages; site settings are part of the site. */
const onPages = [
  'SHOP_URL',
  'ASSET_ORIGINS',
  'LIVE_SCORE_IMAGE_ORIGINS',
  'AD_NETWORK_CODE',
  'AD_SCRIPT_URL',
  'CAMPAIGN_SCRIPT_URL',
  'AUDIENCE_SCRIPT_URL',
  'SOCIAL_SCRIPT_URL',
  'EDGE_TAGS',
  'EDGE_SECONDS',
  'EDGE_SECONDS_HEADER',
] as const;
type SettingsOnPages = Readonly<Record<(typeof onPages)[number], unknown>>;

interface StoreSettings extends SettingsOnPages {
  readonly REDIS_URL: string | undefined;
  readonly DATA_DIR: string;
  readonly PAGES_DISK_MB: number;
  readonly PAGES_REDIS_MB: number;
  readonly PREVIEW: 'on' | 'off';
}

/**
 * Pages of another build, or of other public URLs, are never sent. Old and new nodes therefore share no page during a
 * rollout.
 */
export const pageVersion = (build: string, sites: readonly Site[], environment: SettingsOnPages): string => {
  const settings = JSON.stringify([sites, onPages.map((name) => environment[name] ?? null)]);
  return `${build}-${createHash('sha256').update(settings).digest('hex').slice(0, 12)}`;
};

export const openPageStore = async (
  environment: StoreSettings,
  sites: readonly Site[],
  build: string,
  log: Log,
  time: Time,
): Promise<OpenStore> => {
  const { REDIS_URL, DATA_DIR, PAGES_DISK_MB, PAGES_REDIS_MB, PREVIEW } = environment;
  if (PREVIEW === 'on') return nothingKept;
  const version = pageVersion(build, sites, environment);
  if (REDIS_URL) {
    const [{ openRedis }, { createRedisPageStore }, { createRedisSharedRecord }, { createRedisRelay }] =
      await Promise.all([
        import('#adapters/web/page-cache/redis/open-redis.ts'),
        import('#adapters/web/page-cache/stores/redis-page-store.ts'),
        import('#adapters/web/page-cache/redis/redis-shared-record.ts'),
        import('#adapters/web/live/redis-relay.ts'),
      ]);
    const redis = openRedis(REDIS_URL, log, time);
    return {
      pages: createRedisPageStore(redis, version, { maxBytes: megabytes(PAGES_REDIS_MB), maxEntries }),
      shared: createRedisSharedRecord(redis),
      relay: createRedisRelay(redis),
      close: redis.close,
    };
  }
  const pages = createDiskPageStore({
    folder: join(DATA_DIR, 'pages'),
    version,
    maxBytes: megabytes(PAGES_DISK_MB),
    maxEntries,
    time,
    onFailure: tellFailure(log),
  });
  return { pages, shared: null, relay: aloneRelay, close: pages.close };
};
