import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { closeToOthers } from '#adapters/data-folder/close-to-others.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { WrongSetting } from './wrong-setting.ts';

/** Creates one level at a time: with `recursive`, Node reports ENOENT for a read-only file system. */
const make = async (folder: string): Promise<void> => {
  try {
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw cause;
    await make(dirname(folder));
    await mkdir(folder, { mode: 0o700 }).catch((failure: NodeJS.ErrnoException) => {
      // Another process created it.
      if (failure.code !== 'EEXIST') throw failure;
    });
  }
};

const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'it or a part of its path is a file',
  EROFS: 'its file system is read-only',
};
/** Space and permissions may be fixed while the server runs: the database retries. */
const passing = new Set(['EACCES', 'EPERM', 'ENOSPC', 'EDQUOT']);

type Needed = { readonly DATA_DIR: string; readonly MAIN_API_URL: string | undefined };

const wrong = (folder: string, code: string): string =>
  `DATA_DIR is wrong: cannot create the folder ${folder}, because ${reasons[code] ?? 'the system refuses it'} (${code}). Set it to another folder`;

const codeOf = ({ code = 'unknown' }: NodeJS.ErrnoException): string => code;

/** The code of the error that prevents the folder, if a look at its path shows it. */
const obstacle = async (folder: string): Promise<string | null> => {
  const found = await stat(folder).catch(codeOf);
  if (found === 'ENOENT' && dirname(folder) !== folder) return obstacle(dirname(folder));
  if (typeof found === 'string') return found;
  return found.isDirectory() ? null : 'ENOTDIR';
};

/** For an environment with other faults: all are reported at once, and nothing is written. */
export const faultsOfDataFolder = async ({
  DATA_DIR,
  MAIN_API_URL,
}: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> => {
  if (!DATA_DIR || MAIN_API_URL) return [];
  const folder = resolve(DATA_DIR);
  const code = await obstacle(folder);
  return code === null || passing.has(code) ? [] : [wrong(folder, code)];
};

/** Only the embedded origin requires a data folder; other web nodes then store nothing. */
const makeForOrigin = async ({ DATA_DIR, MAIN_API_URL }: Needed): Promise<void> => {
  if (MAIN_API_URL !== undefined) return;
  const folder = resolve(DATA_DIR);
  await make(folder).catch((cause: NodeJS.ErrnoException) => {
    const code = codeOf(cause);
    if (!passing.has(code)) throw new WrongSetting(wrong(folder, code));
  });
};

/**
 * Creates the data folder and removes access for other users before any write; logs what stays open. Throws
 * `WrongSetting` when the folder is impossible.
 */
export const ownDataFolder = async (environment: Needed, log: Pick<Log, 'info' | 'warn'>): Promise<void> => {
  await makeForOrigin(environment);
  const { wrong: problems, narrowed } = await closeToOthers(environment.DATA_DIR);
  for (const problem of problems) log.warn('data-folder-open', { problem });
  void narrowed.then((count) => void (count > 0 && log.info('data-folder-narrowed', { count })));
};
