import { join } from 'node:path';

/** Files that say that all originals of a kind are there, so that later starts need not look. */
export const drawnMark = (dataDir: string) => ({
  pictures: join(dataDir, 'uploads', '.seed-drawn'),
  sounds: join(dataDir, 'uploads', '.seed-sounded'),
});
