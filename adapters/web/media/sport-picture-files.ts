import { join } from 'node:path';
import type { Time } from '#adapters/time/time.ts';
import { type BoundedFiles, openBoundedFiles } from '../page-cache/stores/bounded-files.ts';

const bounds = { maxBytes: 64 * 1024 * 1024, maxEntries: 10_000 };

/** Opens `sport-pictures/` in the data folder on first use. */
export const sportPictureFiles = (dataDir: string, time: Pick<Time, 'now'>): Pick<BoundedFiles, 'read' | 'write'> => {
  let opened: BoundedFiles | undefined;
  const files = (): BoundedFiles => (opened ??= openBoundedFiles(join(dataDir, 'sport-pictures'), bounds, time));
  return { read: (name) => files().read(name), write: (name, content) => files().write(name, content) };
};
