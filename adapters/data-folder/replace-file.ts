import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const writeWhole = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** A rename outlives a power cut once its folder is written, where a folder can be (not on Windows). */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/**
 * Replaces a file of a data folder in one step: whoever reads it finds the old text or the new one, also after a power
 * cut. A draft that could not be written whole takes no room of a full disk.
 */
export const replaceFile = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  // Servers of one folder may write at once: each has a draft of its own.
  const draft = `${file}.${process.pid}`;
  try {
    await writeWhole(draft, text);
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw cause;
  }
  await syncFolder(dirname(file));
};
