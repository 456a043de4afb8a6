import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packCopy, unpackCopy } from './packed-copy.ts';
import type { PageCopy } from './page-copy.ts';
import type { PageStore } from './page-store.ts';

/** Pages older than the newest so many are forgotten at the next start. */
const mostFiles = 5_000;

const fileName = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** Keeps copies in `{folder}/{build}`; those of other builds name assets that are gone, so they are removed. */
export const createDiskPageStore = (folder: string, build: string): PageStore & { tidy(): Promise<void> } => {
  const home = join(folder, build);
  const ready = mkdir(home, { recursive: true });
  const writing = new Map<string, PageCopy>();

  const writeLatest = async (key: string): Promise<void> => {
    await ready;
    const file = join(home, fileName(key));
    for (let copy = writing.get(key); copy; ) {
      await writeFile(`${file}.new`, packCopy(key, copy));
      await rename(`${file}.new`, file);
      const newer = writing.get(key);
      if (newer === copy) writing.delete(key);
      copy = newer === copy ? undefined : newer;
    }
  };

  return {
    async read(key) {
      try {
        return unpackCopy(key, await readFile(join(home, fileName(key))));
      } catch {
        return null;
      }
    },
    write(key, copy) {
      const underWay = writing.has(key);
      writing.set(key, copy);
      if (!underWay) writeLatest(key).catch(() => writing.delete(key));
    },
    remove(key) {
      writing.delete(key);
      rm(join(home, fileName(key)), { force: true }).catch(() => undefined);
    },
    async tidy() {
      await ready;
      for (const other of await readdir(folder)) if (other !== build) await rm(join(folder, other), { recursive: true, force: true });
      const files = await readdir(home);
      for (const file of files.slice(mostFiles)) await rm(join(home, file), { force: true });
    },
  };
};
