import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of a file; null where there is none. */
export const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
};

/** Writes a file whole: a reader, or a kill in the middle, never meets half of it. */
export const writeWhole = async (folder: string, name: string, bytes: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  await writeFile(draft, bytes);
  await rename(draft, join(folder, name));
};
