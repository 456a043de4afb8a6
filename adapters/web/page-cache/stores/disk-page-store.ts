import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';
import { openBoundedFiles } from './bounded-files.ts';
import type { Bounds } from './eviction-order.ts';
import { compressPage, decompressPage } from './compressed-page.ts';
import type { PageStore } from './page-store.ts';

export interface DiskPageStoreNeeds extends Bounds {
  readonly folder: string;
  /** Pages of another version refer to removed assets or URLs. */
  readonly version: string;
  readonly time: Pick<Time, 'now'>;
  readonly onFailure?: (error: unknown) => void;
}

const fileName = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

const removeOtherVersions = async (folder: string, version: string): Promise<void> => {
  for (const other of await readdir(folder).catch(() => []))
    if (other !== version) await rm(join(folder, other), { recursive: true, force: true }).catch(() => undefined);
};

export const createDiskPageStore = ({
  folder,
  version,
  time,
  onFailure,
  ...bounds
}: DiskPageStoreNeeds): PageStore & { close(): Promise<void> } => {
  const files = openBoundedFiles(join(folder, version), bounds, time, removeOtherVersions(folder, version), onFailure);
  return {
    shared: false,
    async read(key) {
      const bytes = await files.read(fileName(key));
      const cachedPage = bytes && decompressPage(key, bytes);
      if (bytes && !cachedPage) files.remove(fileName(key));
      return cachedPage;
    },
    write: (key, cachedPage) => files.write(fileName(key), () => compressPage(key, cachedPage)),
    remove: (key) => files.remove(fileName(key)),
    close: () => files.settled(),
  };
};
