import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { createAssets } from '../assets.ts';
import { requestedAddress } from '../../addresses/requested-address.ts';
import type { AnswerResource } from '../../server/resource-routes.ts';
import { keepBuild } from './keep-build.ts';
import { createKeptBuilds } from './kept-builds.ts';

const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((one) => one.repeat(12)) as [
  string,
  string,
  string,
  string,
];
let root: string;
let shared: string;
let servers: Server[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
  shared = join(root, 'shared');
});
afterEach(() => {
  servers.forEach((server) => server.close());
  servers = [];
  rmSync(root, { recursive: true, force: true });
});

const clientOf = (build: string): string => {
  const client = join(root, `client-${build}`);
  mkdirSync(join(client, 'assets'), { recursive: true });
  for (let at = 0; at < 20; at += 1)
    writeFileSync(join(client, 'assets', `chunk${at}-${build}.js`), `export default '${build} ${at}';`);
  writeFileSync(join(client, 'assets', 'font-same.woff2'), 'font');
  return client;
};
const namesOf = (build: string): readonly string[] =>
  Array.from({ length: 20 }, (_, at) => `/assets/chunk${at}-${build}.js`);
const keep = (build: string): Promise<void> => keepBuild(shared, build, join(clientOf(build), 'assets'), systemTime);

interface Node {
  readonly get: (path: string) => Promise<Response>;
  readonly wait: (ms: number) => void;
}

const listening = async (answer: AnswerResource): Promise<Node['get']> => {
  const server = createServer(async (request, response) => {
    if (!(await answer(request, response, requestedAddress(request)))) response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  return (path) => fetch(`http://127.0.0.1:${port}${path}`);
};

const nodeOf = async (build: string, folder = shared): Promise<Node> => {
  let now = 0;
  const files = createAssets(clientOf(build), []);
  const kept = createKeptBuilds({ folder, headers: ['x-content-type-options', 'nosniff'], now: () => now });
  const get = await listening(async (...asked) => (await files(...asked)) || kept(...asked));
  return { get, wait: (ms) => void (now += ms) };
};
const statusesOf = async (node: Node, paths: readonly string[]): Promise<readonly number[]> => [
  ...new Set(await Promise.all(paths.map(async (path) => (await node.get(path)).status))),
];

describe('the files of builds', () => {
  it('are there for a hundred tabs that were open before two deployments, and no import fails', async () => {
    await keep(first);
    await keep(second);
    await keep(third);
    const node = await nodeOf(third);
    for (let tab = 0; tab < 100; tab += 1)
      expect(await statusesOf(node, [...namesOf(first), ...namesOf(second)]), `tab ${tab}`).toEqual([200]);
  });

  it('are the same bytes for any age, compressed like those of this build', async () => {
    await keep(first);
    const answer = await (await nodeOf(second)).get(namesOf(first)[3] ?? '');
    expect([
      await answer.text(),
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
      answer.headers.get('x-content-type-options'),
    ]).toEqual([
      `export default '${first} 3';`,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'nosniff',
    ]);
  });

  it('are found by an older node in the middle of a deployment, within seconds', async () => {
    await keep(first);
    const old = await nodeOf(first);
    expect(await statusesOf(old, namesOf(second))).toEqual([404]);
    await keep(second);
    old.wait(5_000);
    expect(await statusesOf(old, namesOf(second))).toEqual([200]);
  });

  it('are stored for the two previous builds only', async () => {
    for (const [at, build] of [first, second, third].entries()) {
      await keep(build);
      utimesSync(join(shared, build), at + 1, at + 1);
    }
    await keep(fourth);
    expect(readdirSync(shared).sort()).toEqual([second, third, fourth]);
    expect(await statusesOf(await nodeOf(fourth), namesOf(first))).toEqual([404]);
  });

  it('are answered from a newer build that has them, too, once the older one was removed by another node', async () => {
    await keep(first);
    utimesSync(join(shared, first), 1, 1);
    await keep(second);
    const node = await listening(createKeptBuilds({ folder: shared, headers: [], now: () => 0 }));
    expect((await node(namesOf(first)[1] ?? '')).status).toBe(200);
    rmSync(join(shared, first), { recursive: true });
    expect((await node('/assets/font-same.woff2')).status).toBe(200);
  });

  it('are looked for again when the build that had them is gone, and lacking for good when no other has them', async () => {
    for (const [at, build] of [first, second].entries()) {
      await keep(build);
      utimesSync(join(shared, build), at + 1, at + 1);
    }
    let now = 0;
    const node = await listening(createKeptBuilds({ folder: shared, headers: [], now: () => now }));
    expect((await node(namesOf(second)[1] ?? '')).status).toBe(200);
    rmSync(join(shared, second), { recursive: true });
    now += 5_000;
    expect((await node('/assets/font-same.woff2')).status).toBe(200);
    expect((await node(namesOf(second)[2] ?? '')).status).toBe(404);
  });

  it('are whole after a process died in the middle of copying them, and its draft is gone after an hour', async () => {
    const draft = join(shared, `${first}.1.new`);
    mkdirSync(join(draft, 'assets'), { recursive: true });
    writeFileSync(join(draft, 'assets', `chunk0-${first}.js`), '');
    const node = await nodeOf(second);
    expect(await statusesOf(node, namesOf(first))).toEqual([404]);
    utimesSync(draft, 1, 1);
    await keep(first);
    expect(readdirSync(shared)).toEqual([first]);
    node.wait(5_000);
    expect(await (await node.get(namesOf(first)[0] ?? '')).text()).toBe(`export default '${first} 0';`);
  });

  it('are stored once by ten nodes that start concurrently', async () => {
    const assets = join(clientOf(first), 'assets');
    await Promise.all(Array.from({ length: 10 }, () => keepBuild(shared, first, assets, systemTime)));
    expect(readdirSync(shared)).toEqual([first]);
    expect(readdirSync(join(shared, first, 'assets'))).toHaveLength(21);
  });

  it('are missing when the shared folder is unusable, and storing them reports an error', async () => {
    writeFileSync(shared, '');
    await expect(keep(first)).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(await statusesOf(await nodeOf(second), namesOf(first))).toEqual([404]);
    expect(await statusesOf(await nodeOf(second), namesOf(second))).toEqual([200]);
  });

  it('resolve to no other file for any path', async () => {
    await keep(first);
    writeFileSync(join(shared, 'titok.js'), 'titok');
    const node = await nodeOf(second);
    for (const path of [
      '/assets/../titok.js',
      '/assets/%2e%2e/titok.js',
      `/assets/..%2f..%2ftitok.js`,
      `/assets/`,
      '/assets/__proto__',
      `/${first}/assets/chunk0-${first}.js`,
      '/icons/titok.js',
    ])
      expect((await node.get(path)).status, path).toBe(404);
  });
});
