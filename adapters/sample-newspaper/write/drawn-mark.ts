import { join } from 'node:path';

/** Marker files: later starts skip the scan for missing originals. */
export const drawnMark = (dataDir: string) => ({
  pictures: join(dataDir, 'uploads', '.seed-drawn'),
  sounds: join(dataDir, 'uploads', '.seed-sounded'),
});
