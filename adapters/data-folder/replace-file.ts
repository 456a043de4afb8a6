import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const writeWhole = async (file: string, text: string | Uint8Array): Promise<void> => {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** A rename survives a power cut only after its folder is synced. Windows cannot sync a folder. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** Replaces a file atomically, also across a power cut. A failed write deletes its draft, which frees disk space. */
export const replaceFile = async (file: string, text: string | Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
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
