import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Empties a folder whose first opening was interrupted, because PGlite could not open it. Hold the lock: such a folder
 * contains no data yet.
 */
export const withFirstOpening = async <T>(dataDir: string, folder: string, open: () => Promise<T>): Promise<T> => {
  const mark = join(dataDir, 'pg.unfinished');
  if ((await readdir(dataDir)).includes('pg.unfinished')) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) return open();
  await writeFile(mark, '');
  const opened = await open();
  await rm(mark);
  return opened;
};
