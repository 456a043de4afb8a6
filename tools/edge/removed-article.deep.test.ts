import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import {
  build,
  makeDataDir,
  start,
  taviro,
  until,
  untilReady,
} from '#tools/whole-product/running/built-process.fake.ts';
import type { Started } from '#tools/whole-product/running/built-process.fake.ts';
import { makeFilledDataDir } from '#tools/whole-product/running/filled-data-dir.fake.ts';
import { pages } from '#core/pages/pages.ts';
import { brand } from '../../config/settings/brand.ts';
import { askAt, type Asked, frontServers, isFrontInstalled, startFront, token } from './front-servers.fake.ts';
import type { RunningServer } from './run-server.fake.ts';

const secret = 'a-secret-that-the-web-server-knows-too';
const slug = 'eltunik-a-gyorsitobol';
const title = 'Eltűnik a gyorsítóból';
const compared = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-robots-tag',
  'content-type',
  'location',
  'vary',
];

// Skipped where Varnish is not installed.
describe.runIf(isFrontInstalled('varnish'))('an article removed behind Varnish and two nodes', () => {
  let [origin, varnish]: [Started | null, RunningServer | null] = [null, null];
  let nodes: readonly Started[] = [];
  let folders: string[] = [];
  let addresses: readonly string[] = [];
  let ports: readonly number[] = [];
  const ask = (path: string) => askAt(varnish!.port, path, { host: `${brand.slug}.localhost:${varnish!.port}` });
  const content = (...args: readonly string[]) =>
    taviro(['content', ...args], { DATA_DIR: folders[0]!, ORIGIN_SECRET: secret });
  const naming = async (): Promise<readonly string[]> => {
    const answers = await Promise.all(addresses.map(async (path) => ({ path, ...(await ask(path)) })));
    return answers
      .filter(({ status, body }) => status < 400 && (body.includes(slug) || body.includes(title)))
      .map(({ path }) => path);
  };

  beforeAll(async () => {
    await build();
    folders = [await makeFilledDataDir(), await makeDataDir(), await makeDataDir()];
    const originPort = await freePort();
    ports = [await freePort(), await freePort()];
    varnish = await startFront('varnish', ports);
    origin = start('taviro.js', ['origin', '--port', String(originPort), '--json'], {
      DATA_DIR: folders[0]!,
      ORIGIN_SECRET: secret,
    });
    await until(() => origin!.said().includes('"url"'), origin.said);
    nodes = ports.map((port, at) =>
      start('server.js', [], {
        MAIN_API_URL: `http://127.0.0.1:${originPort}`,
        ORIGIN_SECRET: secret,
        DATA_DIR: folders[at + 1]!,
        PORT: String(port),
        PUBLIC_ORIGIN: `http://${brand.slug}.localhost:${varnish!.port}`,
        SISTER_PUBLIC_ORIGIN: `http://${brand.sisterSlug}.localhost:${varnish!.port}`,
        TRUSTED_PROXIES: '127.0.0.1',
        EDGE_TAGS: 'xkey',
        EDGE_SECONDS: '300',
        EDGE_VARNISH_URLS: `http://127.0.0.1:${varnish!.port}`,
        EDGE_VARNISH_TOKEN: token,
      }),
    );
    for (const [at, node] of nodes.entries()) await untilReady(node, ports[at]!);
    await until(
      async () => (await ask('/')).status === 200,
      () => 'no healthy node',
    );
  }, 240_000);
  afterAll(async () => {
    await varnish?.stop();
    await Promise.all([origin, ...nodes].map((one) => one?.stop('SIGKILL')));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  it('is gone from every stored page, feed and sitemap when the command has ended', async () => {
    const path = join(folders[0]!, `${slug}.html`);
    const head = { site: 'main', type: 'article', section: 'belfold', tags: ['Gyorsító'], authors: [], flags: [] };
    await writeFile(path, `${JSON.stringify({ ...head, title, lead: 'Rövid.' })}\n---\n<p>Szöveg.</p>\n`);
    expect(await content('import', path)).toMatchObject({ code: 0 });
    const listed = await content('list', '--limit', '1', '--json');
    const own = new URL((JSON.parse(listed.out) as { address: string }).address).pathname;
    addresses = [
      own,
      `${own}/_payload.json`,
      '/',
      '/_payload.json',
      '/legfrissebb',
      '/rovat/belfold',
      '/cimke/gyorsito',
      '/rss',
      '/atom',
      '/jsonfeed',
      '/sitemaps/news.xml',
      `/api/oembed?url=${encodeURIComponent(`http://${brand.slug}.localhost:${varnish!.port}${own}`)}`,
      `/api/search/articles?term=${encodeURIComponent(title)}`,
    ];
    await until(
      async () => (await naming()).length === addresses.length,
      () => 'an address does not show the article',
    );
    const { code, err } = await content('delete', 'main', slug);
    expect({ code, err }).toMatchObject({
      code: 0,
      err: expect.stringContaining(`varnish 127.0.0.1:${varnish!.port}`),
    });
    expect(await naming()).toEqual([]);
  }, 120_000);

  it('is on nodes that give keys and a longer life to nothing that is not for everyone', async () => {
    const headersOf = async (path: string, asked: Asked = {}) => {
      const { status, headers } = await askAt(ports[0]!, path, {
        ...asked,
        host: `${brand.slug}.localhost:${varnish!.port}`,
      });
      return [status, headers['xkey'] !== undefined, headers['cache-control']?.includes('s-maxage') ?? false];
    };
    expect(await headersOf('/')).toEqual([200, true, true]);
    expect(await headersOf('/rss')).toEqual([200, true, false]);
    for (const [path, status, asked] of [
      ['/nincs-ilyen', 404],
      ['/%zz', 400],
      ['/list/announcement', 301],
      ['/kovetett', 200],
      ['/tamogatas/belepes', 200],
      ['/api/newsletter/x', 404],
      ['/', 405, { method: 'DELETE' }],
    ] as const)
      expect([path, ...(await headersOf(path, asked))]).toEqual([path, status, false, false]);
  });

  it('is on pages whose security headers and status no server in front changes, with errors and redirects', async () => {
    const examples = Object.values(pages).flatMap((page) => (typeof page.examples === 'function' ? [] : page.examples));
    const paths = [
      ...examples,
      ...addresses,
      '/nincs-ilyen',
      '/list/announcement',
      '/rovat/belfold?fbclid=1',
      '/robots.txt',
    ];
    const at = async (port: number, path: string) => {
      const { status, headers } = await askAt(port, path, { host: `${brand.slug}.localhost:${varnish!.port}` });
      return [status, ...compared.map((name) => headers[name])];
    };
    const differing: string[] = [];
    for (const server of frontServers.filter(isFrontInstalled)) {
      const front = server === 'varnish' ? varnish! : await startFront(server, ports);
      for (const path of paths)
        if (JSON.stringify(await at(front.port, path)) !== JSON.stringify(await at(ports[0]!, path)))
          differing.push(`${server} ${path}`);
      if (server !== 'varnish') await front.stop();
    }
    expect(paths.length).toBeGreaterThan(50);
    expect(differing).toEqual([]);
  }, 120_000);

  it('stays away when both nodes have died, while known pages are sent', async () => {
    await Promise.all(nodes.map((node) => node.stop('SIGKILL')));
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/legfrissebb')).status).toBe(200);
    expect(await naming()).toEqual([]);
  }, 60_000);
});
