import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstFiller, forgetLockOf, lockDataFolder } from './data-folder-lock.ts';
import { DatabaseTrouble } from './trouble.ts';
import { openDatabase } from './open-database.ts';
import { processStart } from './process-start.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const written = (holder: object): Promise<void> =>
  writeFile(join(folder, 'origin.lock'), JSON.stringify({ holder: 'other', key: 'k', ...holder }));

/** The number and start of a process that has ended. */
const ended = async (): Promise<{ readonly pid: number; readonly started: string }> => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const started = (await processStart(child.pid ?? 0)) ?? '';
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  return { pid: child.pid ?? 0, started };
};

describe('the lock of a data folder', () => {
  it('lets one in, and the next when the first has left', async () => {
    const lock = await lockDataFolder(folder, 'one');
    await expect(lockDataFolder(folder, 'two')).rejects.toThrow(DatabaseTrouble);
    await expect(lockDataFolder(folder, 'two')).rejects.toThrow(/in use by process \d+ \(one\)/);
    await lock.release();
    await (await lockDataFolder(folder, 'two')).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is waited for while a first start holds it, which ends by itself', async () => {
    const first = await lockDataFolder(folder, firstFiller);
    const next = lockDataFolder(folder, 'two');
    await expect(Promise.race([next, setTimeout(200, 'waits')])).resolves.toBe('waits');
    await first.release();
    await (await next).release();
  });

  it('is taken over from a dead process', async () => {
    await written(await ended());
    const lock = await lockDataFolder(folder, 'heir');
    expect(JSON.parse(await readFile(join(folder, 'origin.lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
      holder: 'heir',
    });
    await lock.release();
  });

  it.runIf(process.platform === 'linux')('is taken over from a dead process that nobody has asked about', async () => {
    // What this shell becomes does not know that it began another process.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    const [told] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(told.toString());
    const started = await processStart(pid);
    await setTimeout(200);
    process.kill(pid, 'SIGKILL');
    await setTimeout(200);
    expect(process.kill(pid, 0)).toBe(true);
    await written({ pid, started });
    await (await lockDataFolder(folder, 'heir')).release();
    parent.kill();
  });

  it('is taken over when another process has got the dead one’s number', async () => {
    await written({ pid: process.pid, started: 'long ago' });
    await (await lockDataFolder(folder, 'heir')).release();
  });

  it('is not taken over from a living process', async () => {
    await written({ pid: process.ppid, started: await processStart(process.ppid) });
    await expect(lockDataFolder(folder, 'thief')).rejects.toThrow(DatabaseTrouble);
  });

  it('goes to one only of many heirs', async () => {
    await written(await ended());
    const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => lockDataFolder(folder, `heir ${at}`)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('survives a damaged file', async () => {
    await writeFile(join(folder, 'origin.lock'), '{"pid":');
    await (await lockDataFolder(folder, 'heir')).release();
  });

  it('is forgotten for a crashed worker of this process, and for no other', async () => {
    await lockDataFolder(folder, 'worker a');
    await forgetLockOf(folder, 'worker b');
    expect(await readdir(folder)).toEqual(['origin.lock']);
    await forgetLockOf(folder, 'worker a');
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps a second database out of the folder', async () => {
    const first = await openDatabase({ dataDir: folder });
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DatabaseTrouble);
    await first.close();
    await (await openDatabase({ dataDir: folder })).close();
  }, 60_000);
});
