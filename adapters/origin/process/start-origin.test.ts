import { systemTime } from '#adapters/time/system-time.ts';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOrigin } from './start-origin.ts';
import type { StartOptions } from './start-origin.ts';
import { askRaw, testSecret } from '../testing/ask-origin.ts';
import { layEmptyDatabase } from '../testing/empty-database.ts';
import { smallContent } from '../testing/small-content.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

// Node strips the types of these files itself: no bundle is needed.
const worker = pathToFileURL(join(import.meta.dirname, '../testing/origin-worker.fake.ts'));
const options = (): StartOptions => ({
  worker,
  time: systemTime,
  database: { dataDir: folder },
  dataDir: folder,
  content: { kind: 'given', content: smallContent },
  siteHeader: 'lapunk-sites',
  secret: testSecret,
});

describe('the origin in a worker', () => {
  it('listens before its database is open, and calls wait for it', async () => {
    await layEmptyDatabase(folder);
    const origin = await startOrigin(options());
    const [early, answer] = await Promise.all([
      askRaw(origin.url, '/healthz'),
      askRaw(origin.url, '/api/articles/friss'),
    ]);
    expect([early.status, early.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.status).toBe(200);
    await origin.ready;
    expect((await askRaw(origin.url, '/healthz')).status).toBe(200);
    await origin.stop();
  }, 60_000);

  it('releases its database and its lock when stopped, and can start again', async () => {
    await layEmptyDatabase(folder);
    const first = await startOrigin(options());
    await first.ready;
    expect(await readdir(folder)).toContain('origin.lock');
    await first.stop();
    expect(await readdir(folder)).not.toContain('origin.lock');
    const second = await startOrigin(options());
    await second.ready;
    expect((await askRaw(second.url, '/api/articles/friss')).json.slug).toBe('friss');
    await second.stop();
  }, 60_000);

  it('says why it cannot start, and ends', async () => {
    await layEmptyDatabase(folder);
    const first = await startOrigin(options());
    await first.ready;
    const second = await startOrigin(options());
    await expect(second.ready).rejects.toThrow(/in use by process/);
    await second.ended;
    await first.stop();
  }, 60_000);

  it('gives the lock back when it crashes', async () => {
    await writeFile(join(folder, 'pg'), 'not a folder');
    const origin = await startOrigin(options());
    await expect(origin.ready).rejects.toThrow();
    await origin.ended;
    expect(await readdir(folder)).toEqual(['pg']);
  }, 60_000);

  it('reports where the outbox listens when its port is 0', async () => {
    const outboxes: string[] = [];
    const origin = await startOrigin({
      ...options(),
      database: { inMemory: true },
      mail: { way: 'outbox', port: 0 },
      listener: { outboxListening: (url) => outboxes.push(url) },
    });
    await origin.ready;
    expect(outboxes).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/outbox$/)]);
    expect((await fetch(outboxes[0] ?? '')).status).toBe(200);
    await origin.stop();
  }, 60_000);

  it('rejects a port that is taken', async () => {
    await layEmptyDatabase(folder);
    const first = await startOrigin(options());
    await expect(
      startOrigin({ ...options(), database: { inMemory: true }, port: Number(new URL(first.url).port) }),
    ).rejects.toThrow(/EADDRINUSE/);
    await first.stop();
  }, 60_000);
});
