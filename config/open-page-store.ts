import { join } from 'node:path';
import { createDiskPageStore } from '#adapters/web/disk-page-store.ts';
import type { PageStore } from '#adapters/web/page-store.ts';
import type { Environment } from './environment.ts';

export const megabytes = (count: number): number => count * 1024 * 1024;

/** Beside their bytes: copies of small pages must not fill a disk with files. */
const mostFiles = 20_000;

/** Where page copies outlive the process: in Redis where there is one, otherwise in the data folder. */
export const openPageStore = async ({ REDIS_URL, DATA_DIR, PAGES_DISK_MB }: Environment, build: string): Promise<PageStore & { close(): Promise<void> }> => {
  if (REDIS_URL) {
    const { createRedisPageStore } = await import('#adapters/web/redis-page-store.ts');
    return createRedisPageStore(REDIS_URL, build);
  }
  return createDiskPageStore({ folder: join(DATA_DIR, 'pages'), build, maxBytes: megabytes(PAGES_DISK_MB), maxEntries: mostFiles });
};
