import { chmod, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { parse, resolve } from 'node:path';
import { narrowBelow } from './narrow-below.ts';

const forOthers = 0o077;
const ownFolder = 0o700;
const sticky = 0o1000;

export interface Closing {
  readonly wrong: readonly string[];
  /** Resolves with the number of files and folders whose mode changed. */
  readonly narrowed: Promise<number>;
}

const written = (mode: number): string => (mode & 0o7777).toString(8);

const isSomebodysElse = (folder: string, mode: number, owner: number): string | null => {
  const own = process.getuid?.() ?? owner;
  const cure = 'set DATA_DIR to a folder that only this installation uses';
  if ((mode & sticky) !== 0)
    return `DATA_DIR ${folder} is a folder shared by all users (mode ${written(mode)}): ${cure}`;
  if (folder === parse(folder).root || folder === homedir())
    return `DATA_DIR ${folder} is not only for this installation (mode ${written(mode)}): ${cure}`;
  return owner === own
    ? null
    : `DATA_DIR ${folder} belongs to user ${owner}, not to ${own}, and other users can access it (mode ${written(mode)}): run chown ${own} ${folder} && chmod 700 ${folder}`;
};

const narrow = async (folder: string): Promise<string | null> => {
  const { mode, uid } = await stat(folder);
  if ((mode & forOthers) === 0) return null;
  const reason = isSomebodysElse(folder, mode, uid);
  if (reason !== null) return reason;
  await chmod(folder, ownFolder);
  const { mode: after } = await stat(folder);
  return (after & forOthers) === 0
    ? null
    : `DATA_DIR ${folder} is still open to other users (mode ${written(after)}): its file system does not store permissions`;
};

/**
 * Restricts DATA_DIR to its owner (0700, files 0600) and sets the umask. Never throws. Call it on the main thread
 * before any worker starts; workers cannot set the umask. Does nothing on Windows.
 */
export const closeToOthers = async (dataDir: string): Promise<Closing> => {
  if (process.platform === 'win32') return { wrong: [], narrowed: Promise.resolve(0) };
  process.umask(forOthers);
  const folder = resolve(dataDir);
  try {
    const wrong = await narrow(folder);
    return { wrong: wrong === null ? [] : [wrong], narrowed: narrowBelow(folder) };
  } catch (cause) {
    // A missing folder is created later, under the umask set above.
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    return {
      wrong: isMissing ? [] : [`DATA_DIR ${folder}: ${(cause as Error).message}`],
      narrowed: Promise.resolve(0),
    };
  }
};
