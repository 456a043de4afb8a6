import { lstat, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { brand } from '../../../config/settings/brand.ts';
import { ask, build, makeDataDir, start, taviro, until, untilReady } from './built-process.fake.ts';
import type { Started } from './built-process.fake.ts';
import { makeFilledDataDir } from './filled-data-dir.fake.ts';

const host = `${brand.slug}.localhost`;
const secret = 'a-secret-that-the-web-server-knows-too';
const slug = 'magaban-allo-forras';

describe('an origin in its own process', () => {
  let [origin, web]: (Started | null)[] = [null, null];
  let [originPort, webPort]: [number, number] = [0, 0];
  let folders: string[] = [];
  const readers = (path: string) => ask(webPort, host, path);
  const content = (...args: readonly string[]) =>
    taviro(['content', ...args], { DATA_DIR: folders[0]!, ORIGIN_SECRET: secret });

  beforeAll(async () => {
    await build();
    folders = [await makeFilledDataDir(), await makeDataDir()];
    [originPort, webPort] = [await freePort(), await freePort()];
    origin = start('taviro.js', ['origin', '--port', String(originPort), '--json'], {
      DATA_DIR: folders[0]!,
      ORIGIN_SECRET: secret,
    });
    await until(() => origin!.said().includes('"url"'), origin.said);
    web = start('server.js', [], {
      MAIN_API_URL: `http://127.0.0.1:${originPort}`,
      ORIGIN_SECRET: secret,
      DATA_DIR: folders[1]!,
      PORT: String(webPort),
    });
    await untilReady(web, webPort);
  }, 180_000);
  afterAll(async () => {
    await Promise.all([origin, web].map((one) => one?.stop('SIGKILL')));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  it('prints its address, and rejects requests without the secret', async () => {
    expect(
      JSON.parse(
        origin!
          .said()
          .split('\n')
          .find((line) => line.includes('"url"')) ?? '{}',
      ),
    ).toEqual({ schemaVersion: 1, url: `http://127.0.0.1:${originPort}`, noMail: 'no-public-origin' });
    expect((await ask(originPort, '127.0.0.1', '/api/articles')).status).toBe(401);
  });

  it('executes orders given with its data folder, and web servers of other folders receive them', async () => {
    const path = join(folders[0]!, `${slug}.html`);
    await writeFile(
      path,
      `${JSON.stringify({ site: 'main', type: 'article', section: 'belfold', tags: [], authors: [], flags: [], title: 'Magában álló forrás', lead: 'Lead.' })}\n---\n<p>Szöveg.</p>\n`,
    );
    expect((await readers('/rss')).body).not.toContain(slug);
    expect(await content('import', path)).toMatchObject({
      code: 0,
      err: expect.stringMatching(new RegExp(`^1 új, .*\\n.*\\.${webPort}: \\d+ ms alatt `)),
    });
    expect((await readers('/rss')).body).toContain(slug);
    const deleted = await content('delete', 'main', slug);
    expect(deleted).toMatchObject({ code: 0, out: `törölve: ${slug}\n`, err: expect.stringMatching(/1 hírcsatorna/) });
    expect((await readers('/rss')).body).not.toContain(slug);
  }, 60_000);

  it.skipIf(process.platform === 'win32')(
    'writes files only for its owner, like the web server and the command line',
    async () => {
      for (const folder of folders) {
        const open = async () =>
          (
            await Promise.all(
              ['.', ...(await readdir(folder, { recursive: true }))].map(async (name) => {
                const found = await lstat(join(folder, name)).catch(() => null);
                return found !== null && (found.mode & 0o077) !== 0 ? [name] : [];
              }),
            )
          ).flat();
        await until(
          async () => (await open()).every((name) => name === `${slug}.html`),
          () => folder,
        );
      }
    },
    60_000,
  );

  it('leaves a purge of the web server’s folder to that server, which says so', async () => {
    const env = { MAIN_API_URL: `http://127.0.0.1:${originPort}`, DATA_DIR: folders[1]! };
    expect(await taviro(['cache', 'purge', '/rss'], env)).toMatchObject({
      code: 0,
      err: expect.stringContaining('MAIN_API_URL'),
    });
    expect(await taviro(['cache', 'purge', '/rss'], { ...env, DATA_DIR: join(folders[1]!, 'nincs') })).toMatchObject({
      code: 5,
      err: expect.stringContaining('nem fut kiszolgáló'),
    });
    expect((await taviro(['content', 'list'], env)).code).toBe(2);
  }, 60_000);

  it('stops on request and frees its folder; the web server stays up and reports it', async () => {
    expect((await readers('/')).status).toBe(200);
    expect(await origin!.stop('SIGTERM')).toBe(0);
    expect((await readdir(folders[0]!)).filter((name) => /lock|sock/.test(name))).toEqual([]);
    await until(async () => (await ask(webPort, host, '/readyz')).body.includes('change-feed-unreachable'), web!.said);
    expect((await readers('/')).status).toBe(200);
    expect(await content('list', '--limit', '1')).toMatchObject({ code: 0 });
  }, 60_000);
});
