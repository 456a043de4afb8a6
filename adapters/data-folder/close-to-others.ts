import { chmod, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { parse, resolve } from 'node:path';
import { narrowBelow } from './narrow-below.ts';

const forOthers = 0o077;
const ownFolder = 0o700;
/** Of a folder in which everybody keeps things, such as `/tmp`. */
const sticky = 0o1000;

export interface Closing {
  /** What is wrong with the folder, each in a line that says what to do; nothing when it is its owner's alone. */
  readonly wrong: readonly string[];
  /** Settles when what stands in it was narrowed too: how many files and folders. */
  readonly narrowed: Promise<number>;
}

const written = (mode: number): string => (mode & 0o7777).toString(8);

/** Why a folder must not be narrowed, though it is open to others; null when it is an installation's own. */
const isSomebodysElse = (folder: string, mode: number, owner: number): string | null => {
  const own = process.getuid?.() ?? owner;
  const cure = 'name a folder of its own in DATA_DIR';
  if ((mode & sticky) !== 0) return `DATA_DIR ${folder} is a folder for everybody (mode ${written(mode)}): ${cure}`;
  if (folder === parse(folder).root || folder === homedir())
    return `DATA_DIR ${folder} holds more than this installation (mode ${written(mode)}): ${cure}`;
  return owner === own
    ? null
    : `DATA_DIR ${folder} belongs to user ${owner}, not to ${own}, and others may use it (mode ${written(mode)}): chown ${own} ${folder} && chmod 700 ${folder}`;
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
    : `DATA_DIR ${folder} stays open to others (mode ${written(after)}): its file system keeps no permissions`;
};

/**
 * Makes the data folder, and whatever this process writes from now on, its owner's alone (0700, files 0600), and
 * narrows what was written
 * before. Call it on the main thread, before any worker starts: workers cannot. Windows has other means. Never
 * throws: a folder that cannot be
 * opened at all is told by whoever needs it.
 */
export const closeToOthers = async (dataDir: string): Promise<Closing> => {
  if (process.platform === 'win32') return { wrong: [], narrowed: Promise.resolve(0) };
  process.umask(forOthers);
  const folder = resolve(dataDir);
  try {
    const wrong = await narrow(folder);
    return { wrong: wrong === null ? [] : [wrong], narrowed: narrowBelow(folder) };
  } catch (cause) {
    // Whoever makes it makes it so.
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    return {
      wrong: isMissing ? [] : [`DATA_DIR ${folder}: ${(cause as Error).message}`],
      narrowed: Promise.resolve(0),
    };
  }
};
