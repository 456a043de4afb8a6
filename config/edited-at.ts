import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'edited-at');

/** Unix milliseconds of the last edit made by hand, which stored copies must not outlive; -Infinity when there was none. */
export const readEditedAt = (dataDir: string): Promise<number> =>
  readFile(fileIn(dataDir), 'utf8').then((text) => Number(text) || -Infinity, () => -Infinity);

export const noteEdit = async (dataDir: string, at: number): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), String(at));
};
