import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { readEnvironment } from '#config/settings/environment.ts';
import { originSecretOf } from './origin-secret.ts';
import { settingsInForce } from '#config/settings/settings-in-force.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'data', 'origin-secret');
const ask = (ORIGIN_SECRET?: string, time: Pick<Time, 'wait'> = systemTime) =>
  originSecretOf({ ORIGIN_SECRET, DATA_DIR: join(folder, 'data') }, time);

describe('the secret of the embedded origin', () => {
  it('is that of the environment, and then no file is made', async () => {
    expect(await ask('a-secret-of-the-environment')).toBe('a-secret-of-the-environment');
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });

  it('is created once in the data folder, readable only by its owner, and shared by concurrent starts', async () => {
    const all = new Set(await Promise.all(Array.from({ length: 20 }, () => ask())));
    expect(all.size).toBe(1);
    const [secret = ''] = all;
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect((await readFile(file(), 'utf8')).trim()).toBe(secret);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    await chmod(file(), 0o644);
    expect(await ask()).toBe(secret);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it('is not made up from a file that holds none', async () => {
    await ask();
    await writeFile(file(), 'short\n');
    const time = { wait: async () => undefined };
    await expect(ask(undefined, time)).rejects.toThrow(/origin-secret holds no secret: delete it/);
  });

  // root can write everywhere.
  it.skipIf(process.getuid?.() === 0)('lives as long as the process where the folder takes no file', async () => {
    await chmod(folder, 0o500);
    const [one, other] = [await ask(), await ask()];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^[\w-]{43}$/);
  });

  it('is not created without a folder', async () => {
    await writeFile(join(folder, 'data'), '');
    await expect(ask()).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  it('is hidden in printed settings, and never appears in an error', () => {
    const { settings } = settingsInForce({ ORIGIN_SECRET: 'a-secret-of-the-environment' }, true);
    expect(settings.find(({ name }) => name === 'ORIGIN_SECRET')).toEqual({
      name: 'ORIGIN_SECRET',
      value: '***',
      from: 'environment',
    });
    for (const bad of ['titok', 'x'.repeat(201), 'a secret with spaces in its words', 'titkos-ékezet-0123456789012']) {
      const reading = readEnvironment({ ORIGIN_SECRET: bad });
      expect(reading.ok ? '' : reading.errors.join()).toMatch(/^ORIGIN_SECRET is wrong: must be 24 to 200/);
      expect(JSON.stringify(reading)).not.toContain(bad);
    }
  });
});
