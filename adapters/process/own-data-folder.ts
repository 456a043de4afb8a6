import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { closeToOthers } from '#adapters/data-folder/close-to-others.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { WrongSetting } from './wrong-setting.ts';

/** One step at a time: of several Node tells ENOENT where a file system is read-only. */
const make = async (folder: string): Promise<void> => {
  try {
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw cause;
    await make(dirname(folder));
    await mkdir(folder, { mode: 0o700 }).catch((failure: NodeJS.ErrnoException) => {
      // Another process made it meanwhile.
      if (failure.code !== 'EEXIST') throw failure;
    });
  }
};

const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'a file stands in its way',
  EROFS: 'its file system is read-only',
};
/** Room and permissions may be given while the server runs: the database is tried again and again. */
const passing = new Set(['EACCES', 'EPERM', 'ENOSPC', 'EDQUOT']);

type Needed = { readonly DATA_DIR: string; readonly MAIN_API_URL: string | undefined };

/** Only the embedded origin cannot do without a data folder: web nodes before another one keep nothing then. */
const makeForOrigin = async ({ DATA_DIR, MAIN_API_URL }: Needed): Promise<void> => {
  if (MAIN_API_URL !== undefined) return;
  const folder = resolve(DATA_DIR);
  await make(folder).catch(({ code = 'unknown' }: NodeJS.ErrnoException) => {
    if (passing.has(code)) return;
    throw new WrongSetting(
      `DATA_DIR is wrong: no folder can be made at ${folder}, because ${reasons[code] ?? 'the system says no'} (${code}): name another one`,
    );
  });
};

/**
 * Makes the data folder and closes it to other users of the machine, before anything is written into it; says in the
 * log what could not be closed, and how much had been open. Throws a `WrongSetting` where there can be no such folder.
 */
export const ownDataFolder = async (environment: Needed, log: Pick<Log, 'info' | 'warn'>): Promise<void> => {
  await makeForOrigin(environment);
  const { wrong, narrowed } = await closeToOthers(environment.DATA_DIR);
  for (const problem of wrong) log.warn('data-folder-open', { problem });
  void narrowed.then((count) => void (count > 0 && log.info('data-folder-narrowed', { count })));
};
