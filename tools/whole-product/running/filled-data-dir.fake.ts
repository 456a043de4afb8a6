import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, until } from './built-process.fake.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache');
const filled = join(cache, 'filled');
const turn = join(cache, 'filling');
/** In milliseconds: the sample's dates depend on when it was filled, therefore the copy expires. */
const serves = 3_600_000;

const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const takesTurn = (): Promise<boolean> =>
  writeFile(turn, String(process.pid), { flag: 'wx' }).then(
    () => true,
    async () => {
      const holder = Number(await readFile(turn, 'utf8').catch(() => ''));
      if (holder > 0 && !isAlive(holder)) await rm(turn, { force: true });
      return false;
    },
  );

/** The origin writes these files after the last sample picture and sound. */
const marks = ['.seed-drawn', '.seed-sounded'];

const fill = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'filling-'));
  const site = await startSite({ DATA_DIR: dataDir });
  const isWritten = (mark: string): Promise<boolean> => changedAt(join(dataDir, 'uploads', mark)).then((at) => at > 0);
  for (const mark of marks) await until(() => isWritten(mark), site.said, 3_000);
  await site.stop();
  await rm(filled, { recursive: true, force: true });
  await cp(dataDir, `${filled}-next`, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  await rename(`${filled}-next`, filled);
  await rm(dataDir, { recursive: true, force: true });
};

/** Copies a data folder that is filled once per build: filling takes seven times as long as a start. */
export const makeFilledDataDir = async (): Promise<string> => {
  await mkdir(cache, { recursive: true });
  await until(takesTurn, () => `the filling of another; where none is under way, remove ${turn}`, 3_000);
  try {
    const at = await changedAt(filled);
    if (at < (await changedAt(join(root, 'dist/.built'))) || at < Date.now() - serves) await fill();
    const dataDir = await mkdtemp(join(tmpdir(), 'filled-'));
    for (const name of ['pg', 'uploads']) await cp(join(filled, name), join(dataDir, name), { recursive: true });
    return dataDir;
  } finally {
    await rm(turn, { force: true });
  }
};
