import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { firstFiller, clearLockOf, lockDataFolder } from './data-folder-lock.ts';
import { layEmptyDatabase } from '../../testing/empty-database.ts';
import { DatabaseTrouble } from './trouble.ts';
import { openDatabase } from '../connection/open-database.ts';
import { processStart } from './process-start.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const written = (holder: object): Promise<void> =>
  writeFile(join(folder, 'origin.lock'), JSON.stringify({ holder: 'other', key: 'k', ...holder }));

const ended = async (): Promise<{ readonly pid: number; readonly started: string }> => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const started = (await processStart(child.pid ?? 0)) ?? '';
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  return { pid: child.pid ?? 0, started };
};

const until = (file: string, expected: RegExp): Promise<unknown> =>
  expect.poll(() => readFile(file, 'utf8'), { timeout: 30_000 }).toMatch(expected);

describe('the lock of a data folder', () => {
  it('lets one in, and the next when the first has left', async () => {
    const lock = await lockDataFolder(folder, 'one', systemTime);
    await expect(lockDataFolder(folder, 'two', systemTime)).rejects.toThrow(DatabaseTrouble);
    await expect(lockDataFolder(folder, 'two', systemTime)).rejects.toThrow(/in use by process \d+ \(one\)/);
    await lock.release();
    await (await lockDataFolder(folder, 'two', systemTime)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('waits while the process of a first start holds it', async () => {
    const time = createSteerableTime(stillTime());
    const wait = vi.spyOn(time, 'wait');
    const first = await lockDataFolder(folder, firstFiller, time);
    const next = lockDataFolder(folder, 'two', time);
    await expect.poll(() => wait.mock.calls.length, { timeout: 30_000 }).toBe(1);
    await first.release();
    await time.advance(50);
    await (await next).release();
  });

  it('is taken over from a dead process', async () => {
    await written(await ended());
    const lock = await lockDataFolder(folder, 'heir', systemTime);
    expect(JSON.parse(await readFile(join(folder, 'origin.lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
      holder: 'heir',
    });
    await lock.release();
  });

  it.runIf(process.platform === 'linux')(
    'is taken over from a dead process whose exit status was not read',
    async () => {
      // `exec` replaces the shell with a program that never reaps its child.
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
      const [told] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(told.toString());
      const started = await processStart(pid);
      await until(`/proc/${parent.pid}/stat`, /\(sleep\)/);
      process.kill(pid, 'SIGKILL');
      await until(`/proc/${pid}/stat`, /\) Z /);
      expect(process.kill(pid, 0)).toBe(true);
      await written({ pid, started });
      await (await lockDataFolder(folder, 'heir', systemTime)).release();
      parent.kill();
    },
  );

  it('is taken over when another process has got the dead one’s number', async () => {
    await written({ pid: process.pid, started: 'long ago' });
    await (await lockDataFolder(folder, 'heir', systemTime)).release();
  });

  it('is not taken over from a living process', async () => {
    await written({ pid: process.ppid, started: await processStart(process.ppid) });
    await expect(lockDataFolder(folder, 'thief', systemTime)).rejects.toThrow(DatabaseTrouble);
  });

  it('goes to one only of many heirs', async () => {
    await written(await ended());
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => lockDataFolder(folder, `heir ${at}`, systemTime)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('survives a damaged file', async () => {
    await writeFile(join(folder, 'origin.lock'), '{"pid":');
    await (await lockDataFolder(folder, 'heir', systemTime)).release();
  });

  it('is forgotten for a crashed worker of this process, and for no other', async () => {
    await lockDataFolder(folder, 'worker a', systemTime);
    await clearLockOf(folder, 'worker b');
    expect(await readdir(folder)).toEqual(['origin.lock']);
    await clearLockOf(folder, 'worker a');
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps a second database out of the folder', async () => {
    await layEmptyDatabase(folder);
    const first = await openDatabase({ dataDir: folder });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DatabaseTrouble);
    await first.close();
    await (await openDatabase({ dataDir: folder })).close();
  }, 60_000);
});
