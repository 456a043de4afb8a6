import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/connection/open-database.ts';
import { drawApart, fillApart } from './fill-apart.ts';
import { type OriginOptions, type TimedOptions, withTime } from './origin-options.ts';
import { runOrigin } from './run-origin.ts';
import { testSecret } from '../testing/ask-origin.ts';
import { noSample } from '../testing/no-sample.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

const optionsIn = async (name: string, changes: Partial<OriginOptions> = {}): Promise<TimedOptions> => {
  const dataDir = await mkdtemp(join(tmpdir(), name));
  folders.push(dataDir);
  return withTime({
    database: { dataDir },
    dataDir,
    content: { kind: 'stored', sites: [], begins: 'sample' },
    sample: noSample,
    filler: join(import.meta.dirname, '../testing/filler.fake.ts'),
    siteHeader: 'lapunk-sites',
    secret: testSecret,
    ...changes,
  });
};
const fill = async (options: TimedOptions, signal: AbortSignal): Promise<{ readonly drawn: Promise<void> }> => {
  const apart = await fillApart(options, signal);
  if (apart === null) throw new Error('There was nothing to fill');
  return apart;
};
const never = new AbortController().signal;
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the first filling of a data folder', () => {
  it('is done by a separate process, whose database this one can open', async () => {
    const options = await optionsIn('fills-');
    const { drawn } = await fill(options, never);
    const pid = Number(await readFile(join(options.dataDir, 'filled-by'), 'utf8'));
    expect(pid).not.toBe(process.pid);
    const { db, close } = await openDatabase(options.database);
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
    await close();
    await drawn;
    expect(isAlive(pid)).toBe(false);
  }, 60_000);

  it('is done by the origin if that process dies, or with an existing or external database', async () => {
    const dying = await optionsIn('dies-');
    await (
      await fill(dying, never)
    ).drawn;
    const here = await optionsIn('here-');
    await mkdir(join(here.dataDir, 'pg'));
    const [elsewhere, apart, missing] = [
      await optionsIn('server-', { database: { databaseUrl: 'postgres://127.0.0.1:1/x' } }),
      await optionsIn('alone-', { filler: undefined }),
      await optionsIn('missing-', { filler: '/no/such/script.js' }),
    ];
    for (const options of [here, elsewhere, apart]) expect(await fillApart(options, never)).toBeNull();
    await (
      await fill(missing, never)
    ).drawn;
    for (const { dataDir } of [dying, here, elsewhere, apart, missing])
      expect(existsSync(join(dataDir, 'filled-by'))).toBe(false);
  }, 60_000);

  it('is left out of a newspaper that begins empty', async () => {
    const content = { kind: 'stored', sites: [], begins: 'empty' } as const;
    expect(await fillApart(await optionsIn('empty-', { content }), never)).toBeNull();
  });

  it('makes only missing pictures and audio, beside an embedded or external database', async () => {
    const sample = { ...noSample, originals: { ...noSample.originals, areThere: async () => false } };
    const here = await optionsIn('here-', { sample });
    const elsewhere = await optionsIn('server-', { sample, database: { databaseUrl: 'postgres://127.0.0.1:1/x' } });
    for (const options of [here, elsewhere]) {
      await drawApart(options, never);
      expect(Number(await readFile(join(options.dataDir, 'drawn-by'), 'utf8'))).not.toBe(process.pid);
      expect(existsSync(join(options.dataDir, 'filled-by'))).toBe(false);
    }
  }, 60_000);

  it('does not restart when the origin is asked to stop', async () => {
    const options = await optionsIn('stops-');
    const origin = await runOrigin(options);
    await origin.close();
    await expect(origin.ready).rejects.toThrow(/abort/i);
    expect(existsSync(join(options.dataDir, 'pg'))).toBe(false);
  }, 60_000);

  it('ends with the origin that wanted it, however long its pictures take', async () => {
    const options = await optionsIn('draws-');
    const stopping = new AbortController();
    const { drawn } = await fill(options, stopping.signal);
    const pid = Number(await readFile(join(options.dataDir, 'filled-by'), 'utf8'));
    expect(isAlive(pid)).toBe(true);
    stopping.abort();
    await drawn;
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  }, 60_000);
});
