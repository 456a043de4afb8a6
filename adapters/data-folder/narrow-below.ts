import type { Dirent } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const forOthers = 0o077;
const ownFolders: readonly string[] = ['pg', 'uploads', 'pages', 'builds'];
/** Limit of files and folders per run. The rest is still protected by the mode of DATA_DIR. */
const max = 50_000;

const narrow = async (path: string): Promise<boolean> => {
  const found = await lstat(path).catch(() => null);
  if (found === null || found.isSymbolicLink() || (found.mode & forOthers) === 0) return false;
  return chmod(path, found.mode & 0o700).then(
    () => true,
    () => false,
  );
};

const entriesOf = (folder: string): Promise<readonly Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch(() => []);

const pathsBelow = async function* (dataDir: string): AsyncGenerator<string> {
  const folders = ownFolders.map((name) => join(dataDir, name));
  yield* (await entriesOf(dataDir)).filter((entry) => entry.isFile()).map(({ name }) => join(dataDir, name));
  yield* folders;
  for (const folder of folders) {
    const entries = await entriesOf(folder);
    yield* entries.map(({ name }) => join(folder, name));
    folders.push(...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)));
  }
};

export const narrowBelow = async (dataDir: string): Promise<number> => {
  let [looked, narrowed] = [0, 0];
  for await (const path of pathsBelow(dataDir)) {
    if (looked >= max) break;
    looked += 1;
    if (await narrow(path)) narrowed += 1;
  }
  return narrowed;
};
