import { createWriteStream } from 'node:fs';
import { lstat, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Bytes. Larger pages are refused, and larger files are streamed. */
const maxText = 16 * 1024 * 1024;

const kindOf = (path: string) => lstat(path).catch(() => null);

/** A link in the folder could lead out of it. */
const refuseLinks = async (folder: string, file: string): Promise<void> => {
  for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) {
    const path = join(folder, parent);
    if ((await kindOf(path))?.isSymbolicLink() === true)
      throw Object.assign(new Error(`${path} is a symbolic link`), { code: 'ELOOP' });
  }
};

export const isStored = async (folder: string, file: string): Promise<boolean> =>
  (await kindOf(join(folder, file)))?.isFile() === true;

/** Replaces the file only when all of it was written. */
const replace = async (folder: string, name: string, write: (draft: string) => Promise<void>): Promise<void> => {
  await refuseLinks(folder, name);
  const file = join(folder, name);
  const draft = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await write(draft);
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
};

export const storeText = (folder: string, file: string, text: string): Promise<void> =>
  replace(folder, file, (draft) => writeFile(draft, text));

export const storeBody = (folder: string, file: string, body: IncomingMessage): Promise<void> =>
  replace(folder, file, (draft) => pipeline(body, createWriteStream(draft)));

export const readText = async (body: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxText) throw new Error(`more than ${maxText} bytes of text`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Removes the file and the folders that it leaves empty. */
export const removeFile = async (folder: string, file: string): Promise<void> => {
  await refuseLinks(folder, file);
  await rm(join(folder, file), { force: true });
  let parent = dirname(file);
  while (
    parent !== '.' &&
    (await rmdir(join(folder, parent)).then(
      () => true,
      () => false,
    ))
  )
    parent = dirname(parent);
};
