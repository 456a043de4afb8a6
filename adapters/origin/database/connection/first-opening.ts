import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Opens the database's folder; one whose first opening was cut off, by a full disk or a kill, is emptied before,
 * because what was begun
 * in it would never open. To be called by whoever holds the lock: before its first opening is over, nobody has
 * written anything of worth.
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
