import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemTime } from '#adapters/time/system-time.ts';
import { serveAsFiller } from '../process/fill-apart.ts';
import { noSample } from './no-sample.ts';

serveAsFiller(
  {
    ...noSample,
    originals: {
      areThere: async () => false,
      make: async ({ dataDir }) => writeFile(join(dataDir, 'drawn-by'), String(process.pid)),
    },
    keep: async (_db, { dataDir }) => {
      if (dataDir.includes('dies')) process.exit(3);
      await writeFile(join(dataDir, 'filled-by'), String(process.pid));
      const drawing = dataDir.includes('draws') ? new Promise<void>(() => setInterval(() => undefined, 1000)) : null;
      return { isNew: true, originals: Promise.resolve(drawing).then(() => undefined), edition: null };
    },
  },
  systemTime,
);
