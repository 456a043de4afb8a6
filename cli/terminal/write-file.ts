import { randomUUID } from 'node:crypto';
import { access, chmod, constants, copyFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

type Content = Parameters<typeof writeFile>[1];

const found = async (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

const mayWriteTo = (path: string): Promise<boolean> => found(access(path, constants.W_OK));

/** Before a long run: the folder exists, and nothing prevents a file of this name. */
export const isWritable = async (path: string): Promise<boolean> => {
  const known = await stat(path).catch(() => null);
  return known === null ? mayWriteTo(dirname(path)) : !known.isDirectory() && mayWriteTo(path);
};

const viaDraft = async (file: string, content: Content, mode: number | undefined): Promise<void> => {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, content, { flag: 'wx' });
    if (mode !== undefined) await chmod(draft, mode);
    // A file that is a mount point of its own cannot be replaced.
    await rename(draft, file).catch(() => copyFile(draft, file));
  } finally {
    await rm(draft, { force: true });
  }
};

const write = async (path: string, content: Content): Promise<void> => {
  const file = await realpath(path).catch(() => path);
  const known = await stat(file).catch(() => null);
  // Pipes and devices have no earlier content, and some folders take no draft.
  const isReplaced =
    known === null || (known.isFile() && (await mayWriteTo(file)) && (await mayWriteTo(dirname(file))));
  return isReplaced ? viaDraft(file, content, known?.mode) : writeFile(file, content);
};

/** Keeps an earlier file until the new one is complete. False when it cannot be written. */
export const written = (path: string, content: Content): Promise<boolean> => found(write(path, content));
