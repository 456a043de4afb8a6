import type { Dirent } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const forOthers = 0o077;
/** What this product keeps in a data folder as a folder; nothing else in it is touched. */
const ownFolders: readonly string[] = ['pg', 'uploads', 'pages', 'builds'];
/** Files and folders that are looked at; whatever is left stands in a folder that is closed by itself. */
const most = 50_000;

/** Takes away what others may do; true when there was something. A file that is gone meanwhile needs nothing. */
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

/** Outermost first, so that a walk can end anywhere. */
const pathsBelow = async function* (dataDir: string): AsyncGenerator<string> {
  const folders = ownFolders.map((name) => join(dataDir, name));
  yield* (await entriesOf(dataDir)).filter((entry) => entry.isFile()).map(({ name }) => join(dataDir, name));
  yield* folders;
  // Grows while it is walked.
  for (const folder of folders) {
    const entries = await entriesOf(folder);
    yield* entries.map(({ name }) => join(folder, name));
    folders.push(...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)));
  }
};

/** Takes away what others may do with what stands in a data folder; gives how many files and folders that were. */
export const narrowBelow = async (dataDir: string): Promise<number> => {
  let [looked, narrowed] = [0, 0];
  for await (const path of pathsBelow(dataDir)) {
    if (looked >= most) break;
    looked += 1;
    if (await narrow(path)) narrowed += 1;
  }
  return narrowed;
};
