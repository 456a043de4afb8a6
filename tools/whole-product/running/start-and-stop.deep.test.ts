import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existsSync, openSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { ask, build, start, type Started, until, untilReady } from './built-process.fake.ts';
import { makeFilledDataDir } from './filled-data-dir.fake.ts';

const canary = 'CANARY';
let home = '';
let seeded = '';
let running: Started[] = [];

const linesOf = ({ said }: Started): readonly Record<string, unknown>[] =>
  said()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      try {
        return JSON.parse(line) as Record<string, unknown>;
      } catch {
        throw new Error(`no JSON: ${line}`);
      }
    });
const events = (node: Started, event: string) => linesOf(node).filter((line) => line['event'] === event);
/** Fixed URLs: stored pages are sent only under the public URLs that they were rendered for. */
const addresses = {
  MAIN_DOMAIN: 'localhost',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  SISTER_PUBLIC_ORIGIN: 'http://sister.localhost:3000',
};
const run = (env: Readonly<Record<string, string>>): Started => {
  const node = start('server.js', [], { ...addresses, ...env });
  running.push(node);
  return node;
};
const copyOfSeeded = async (): Promise<string> => {
  const folder = await mkdtemp(join(home, 'data-'));
  await cp(seeded, folder, { recursive: true });
  return folder;
};
const readyz = async (port: number) => {
  const { status, body } = await ask(port, 'localhost', '/readyz');
  return { status, ...(status === 0 ? {} : (JSON.parse(body) as object)) };
};

beforeAll(async () => {
  await build();
  home = await mkdtemp(join(tmpdir(), 'start-stop-'));
  seeded = await makeFilledDataDir();
  const port = await freePort();
  const node = run({ DATA_DIR: seeded, PORT: String(port) });
  await untilReady(node, port);
  for (const path of ['/', '/legfrissebb']) expect((await ask(port, 'localhost', path)).status).toBe(200);
  await until(async () => (await readdir(join(seeded, 'pages'), { recursive: true })).length >= 3, node.said);
  expect(await node.stop()).toBe(0);
}, 240_000);
afterEach(async () => {
  await Promise.all(running.map((node) => node.stop('SIGKILL')));
  running = [];
});
afterAll(async () => {
  await Promise.all([home, seeded].map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('a start', () => {
  it('without its PostgreSQL answers from stored copies, and says once why, without the password', async () => {
    const [port, dead] = [await freePort(), await freePort()];
    const node = run({
      DATA_DIR: await copyOfSeeded(),
      PORT: String(port),
      DATABASE_URL: `postgres://news:${canary}@127.0.0.1:${dead}/news`,
    });
    await untilReady(node, port);
    expect(await readyz(port)).toMatchObject({ status: 200, ready: true, origin: 'closed', why: 'refused' });
    expect((await ask(port, 'localhost', '/')).body).toContain('</html>');
    await node.logged('origin-closed');
    expect(events(node, 'origin-closed')).toMatchObject([
      {
        kind: 'refused',
        why: expect.stringContaining(`PostgreSQL at 127.0.0.1:${dead}/news refuses connections`),
        count: 1,
      },
    ]);
    expect(await node.stop()).toBe(0);
    expect(events(node, 'origin-closed')).toHaveLength(1);
    expect(node.said()).not.toContain(canary);
  }, 60_000);

  it('without its database is not ready while no cached page may be sent', async () => {
    const [port, dead, folder] = [await freePort(), await freePort(), await copyOfSeeded()];
    await rm(join(folder, 'changes.json'));
    const node = run({
      DATA_DIR: folder,
      PORT: String(port),
      DATABASE_URL: `postgres://news@127.0.0.1:${dead}/news`,
    });
    await until(async () => events(node, 'copies-by').length > 0, node.said);
    expect((await ask(port, 'localhost', '/')).status).toBe(503);
    expect(await readyz(port)).toMatchObject({ status: 503, ready: false, origin: 'closed', why: 'refused' });
    expect(await node.stop()).toBe(0);
  }, 60_000);

  it('before a main API that has never answered is not ready, and stays ready through outages once it has', async () => {
    const [port, upstreamPort] = [await freePort(), await freePort()];
    const node = run({
      DATA_DIR: await mkdtemp(join(home, 'elsewhere-')),
      PORT: String(port),
      MAIN_API_URL: `http://127.0.0.1:${upstreamPort}`,
    });
    await until(async () => events(node, 'copies-by').length > 0, node.said);
    expect(await readyz(port)).toMatchObject({ status: 503, ready: false, origin: 'closed', why: 'never-answered' });
    const json = { 'content-type': 'application/json' };
    let [status, head, body] = [404, { 'content-type': 'text/html' }, '{}'];
    let lists = 0;
    const upstream = createServer(({ url }, response) => {
      if (url?.startsWith('/api/articles?')) lists += 1;
      response.writeHead(status, head).end(body);
    });
    await new Promise<void>((resolve) => upstream.listen(upstreamPort, '127.0.0.1', resolve));
    // No page can be rendered from a proxy's 404, from a 404 of the API, or from an object without content.
    for (const answer of [
      [404, { 'content-type': 'text/html' }] as const,
      [404, json] as const,
      [200, json] as const,
    ]) {
      [status, head] = answer;
      lists = 0;
      await until(() => lists >= 2, node.said);
      expect(await readyz(port)).toMatchObject({ status: 503, ready: false, why: 'never-answered' });
    }
    await until(() => events(node, 'not-ready').length === 1, node.said);
    expect(events(node, 'ready')).toEqual([]);
    body = JSON.stringify({ items: [], totalItems: 0 });
    await untilReady(node, port);
    await until(() => events(node, 'ready').length === 1, node.said);
    expect(await readyz(port)).toMatchObject({ ready: true, origin: 'open' });
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
    for (let times = 0; times < 3; times += 1) expect((await ask(port, 'localhost', '/')).status).toBe(503);
    expect(await readyz(port)).toMatchObject({ status: 200, ready: true, origin: 'open' });
    expect(await node.stop()).toBe(0);
  }, 60_000);

  it('with other public addresses sends no page that was stored for those of before', async () => {
    const [port, upstream] = [await freePort(), 'http://127.0.0.1:1'];
    const node = run({
      DATA_DIR: await copyOfSeeded(),
      PORT: String(port),
      MAIN_API_URL: upstream,
      PUBLIC_ORIGIN: 'http://moved.localhost:3000',
    });
    await until(async () => events(node, 'copies-by').length > 0, node.said);
    expect((await ask(port, 'localhost', '/')).status).toBe(503);
    expect(await readyz(port)).toMatchObject({ ready: false, why: 'never-answered' });
    expect(await node.stop()).toBe(0);
  }, 60_000);

  it('before a main API that has never answered is ready where its front is stored', async () => {
    const port = await freePort();
    const node = run({ DATA_DIR: await copyOfSeeded(), PORT: String(port), MAIN_API_URL: 'http://127.0.0.1:1' });
    await untilReady(node, port);
    expect(await readyz(port)).toMatchObject({ status: 200, ready: true, origin: 'closed', why: 'never-answered' });
    expect((await ask(port, 'localhost', '/')).status).toBe(200);
    expect(await node.stop()).toBe(0);
  }, 60_000);

  it('with a database folder that cannot be opened names the folder and the cure, and is whole when that is mended', async () => {
    const [port, folder] = [await freePort(), await copyOfSeeded()];
    await rename(join(folder, 'pg'), join(folder, 'aside'));
    await mkdir(join(folder, 'pg'));
    await writeFile(join(folder, 'pg', 'PG_VERSION'), '15\n');
    const node = run({ DATA_DIR: folder, PORT: String(port) });
    await untilReady(node, port);
    expect(await readyz(port)).toMatchObject({ status: 200, origin: 'closed', why: 'other-version' });
    expect((await ask(port, 'localhost', '/')).status).toBe(200);
    expect(events(node, 'origin-closed')[0]).toMatchObject({
      why: expect.stringMatching(
        new RegExp(
          `^The folder ${join(folder, 'pg')} holds a database of another PostgreSQL version than 18: move it away`,
        ),
      ),
    });
    await rm(join(folder, 'pg'), { recursive: true });
    await rename(join(folder, 'aside'), join(folder, 'pg'));
    await until(async () => ((await readyz(port)) as { origin?: string }).origin === 'open', node.said);
    expect((await ask(port, 'localhost', '/impresszum')).status).toBe(200);
    expect(events(node, 'origin-open')).toHaveLength(1);
    expect(await node.stop()).toBe(0);
  }, 60_000);

  it('on a taken port, with a wrong environment or in a folder of another server ends, and says what to do', async () => {
    const [port, folder] = [await freePort(), await copyOfSeeded()];
    const first = run({ DATA_DIR: folder, PORT: String(port) });
    await until(() => first.said().includes('origin-open'), first.said);
    const second = run({
      DATA_DIR: await mkdtemp(join(home, 'other-')),
      PORT: String(port),
      MAIN_API_URL: 'http://127.0.0.1:1',
    });
    expect(await second.ended).toBe(1);
    expect(events(second, 'cannot-listen')).toMatchObject([
      { port, code: 'EADDRINUSE', cure: expect.stringContaining('set another PORT') },
    ]);
    const wrong = run({ PORT: 'x', DATABASE_URL: 'mysql://x' });
    expect(await wrong.ended).toBe(78);
    expect(linesOf(wrong)).toMatchObject([
      {
        level: 'error',
        event: 'environment-wrong',
        errors: [expect.stringMatching(/^PORT/), expect.stringMatching(/^DATABASE_URL/)],
      },
    ]);
    const below = run({ DATA_DIR: join(folder, 'changes.json', 'data'), PORT: String(await freePort()) });
    expect(await below.ended).toBe(78);
    expect(linesOf(below)).toMatchObject([
      { level: 'error', event: 'environment-wrong', errors: [expect.stringMatching(/^DATA_DIR .*is a file/)] },
    ]);
    const third = run({ DATA_DIR: folder, PORT: String(await freePort()) });
    expect(await third.ended).toBe(1);
    expect(third.said()).toMatch(/in use by process \d+/);
    linesOf(third);
  }, 60_000);
});

/**
 * Clients that reconnect until the port refuses them. The kernel resets connections that arrive just before the
 * listener closes; those count as refused (see `stop-gracefully.test.ts`).
 */
const press = (port: number) => {
  const agent = new Agent({ keepAlive: true });
  const wrong: string[] = [];
  let answered = 0;
  const one = () =>
    new Promise<string>((resolve) => {
      request({ agent, host: '127.0.0.1', port, path: '/', headers: { host: 'localhost' } }, (response) => {
        response
          .resume()
          .on('end', () => resolve(response.complete ? String(response.statusCode) : 'cut'))
          .on('error', () => resolve('cut'));
      })
        .on('error', ({ code, syscall }: NodeJS.ErrnoException) =>
          resolve(code === 'ECONNRESET' && syscall !== undefined ? 'ECONNREFUSED' : (code ?? 'error')),
        )
        .end();
    });
  const ended = Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let how = await one(); how !== 'ECONNREFUSED'; how = await one()) {
        answered += 1;
        if (how !== '200') wrong.push(how);
      }
    }),
  ).finally(() => agent.destroy());
  return { answered: () => answered, wrong: ended.then(() => wrong) };
};

describe('a stop', () => {
  it('reports not ready first, then answers and closes each connection, and cuts off no request', async () => {
    const port = await freePort();
    const node = run({ DATA_DIR: await copyOfSeeded(), PORT: String(port), DRAIN_SECONDS: '2' });
    await untilReady(node, port);
    const pressing = press(port);
    await until(() => pressing.answered() > 40, node.said);
    const stopped = node.stop();
    await until(async () => (await readyz(port)).status === 503, node.said);
    expect(await readyz(port)).toMatchObject({ ready: false, draining: true });
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { host: 'localhost' } });
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await stopped).toBe(0);
    expect(await pressing.wrong).toEqual([]);
    expect(events(node, 'draining')).toMatchObject([{ seconds: 2 }]);
    expect(linesOf(node).at(-1)).toMatchObject({ event: 'stopped' });
  }, 60_000);

  it('during a first start does not wait for the seed', async () => {
    const node = run({ DATA_DIR: await mkdtemp(join(home, 'first-')), PORT: '0' });
    await node.logged('listening');
    expect(await node.stop()).toBe(0);
    expect(events(node, 'stopped')).toMatchObject([{ level: 'info' }]);
  }, 60_000);

  it('ends in time with a hanging upstream, sender or reader, and at once when repeated', async () => {
    const hanging = await upstreamThat(() => undefined);
    const [port, other] = [await freePort(), await freePort()];
    const env = { MAIN_API_URL: hanging.url };
    const nodes = [
      run({ ...env, DATA_DIR: await mkdtemp(join(home, 'hang-')), PORT: String(port) }),
      run({ ...env, DRAIN_SECONDS: '60', DATA_DIR: await mkdtemp(join(home, 'hang-')), PORT: String(other) }),
    ] as const;
    await Promise.all([
      until(() => nodes[0].said().includes('ready"'), nodes[0].said),
      until(() => nodes[1].said().includes('ready"'), nodes[1].said),
    ]);
    const slow = connect(port, '127.0.0.1').on('error', () => undefined);
    slow.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
    const reader = connect(port, '127.0.0.1').on('error', () => undefined);
    reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(3));
    reader.pause();
    expect((await ask(port, 'localhost', '/healthz')).status).toBe(200);
    const twice = nodes[1].stop();
    await until(() => nodes[1].said().includes('draining'), nodes[1].said);
    expect(await Promise.all([nodes[0].stop(), Promise.all([twice, nodes[1].stop()])])).toEqual([0, [1, 1]]);
    expect(linesOf(nodes[0]).at(-1)).toMatchObject({ event: 'stopped' });
    slow.destroy();
    reader.destroy();
    hanging.close();
  }, 60_000);
});

const upstreamThat = async (answer: (...asked: Parameters<Parameters<typeof createServer>[1] & object>) => void) => {
  const server: Server = createServer((asked, response) => answer(asked, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

describe('a process that is short of something', () => {
  it.skipIf(!existsSync('/dev/full'))(
    'goes on answering where its log cannot be written',
    async () => {
      const port = await freePort();
      const { PATH, HOME } = process.env;
      const full = openSync('/dev/full', 'w');
      const child = spawn(process.execPath, ['dist/server/server.js'], {
        stdio: ['ignore', full, full],
        env: {
          PATH,
          HOME,
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: await copyOfSeeded(),
          ACCESS_LOG: 'on',
          DRAIN_SECONDS: '0',
        },
      });
      await until(
        async () => (await readyz(port)).status === 200,
        () => '',
      );
      for (let turn = 0; turn < 20; turn += 1) expect((await ask(port, 'localhost', '/')).status).toBe(200);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      expect(await ended).toBe(0);
    },
    60_000,
  );

  it.skipIf(process.platform === 'win32')(
    'of files loses connections, not itself',
    async () => {
      const port = await freePort();
      const { PATH, HOME } = process.env;
      const env = {
        PATH,
        HOME,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: await mkdtemp(join(home, 'few-')),
        MAIN_API_URL: 'http://127.0.0.1:1',
        DRAIN_SECONDS: '0',
      };
      const child = spawn('sh', ['-c', `ulimit -n 64; exec '${process.execPath}' dist/server/server.js`], {
        stdio: ['ignore', 'ignore', 'ignore'],
        env,
      });
      await until(
        async () => (await ask(port, 'localhost', '/healthz')).status === 200,
        () => '',
      );
      const sockets = Array.from({ length: 150 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
      await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
      expect(child.exitCode).toBeNull();
      for (const socket of sockets) socket.destroy();
      await until(
        async () => (await ask(port, 'localhost', '/healthz')).status === 200,
        () => '',
      );
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      expect(await ended).toBe(0);
    },
    60_000,
  );
});

describe('the log of a whole run', () => {
  it('is JSON lines, explains missing content, and has no personal data', async () => {
    let turn = 0;
    const item = { id: 1, slug: canary, title: canary, lead: [canary] };
    const bodies = [
      `{"detail":"${canary}"}`,
      `<html>${canary}</html>`,
      JSON.stringify({ items: [item, item], blocks: [item], menus: canary, title: { [canary]: canary } }),
      canary,
    ];
    const upstream = await upstreamThat((_, response) => {
      turn += 1;
      response
        .writeHead([500, 200, 200, 403][turn % 4] ?? 200, {
          'content-type': 'application/json',
          'set-cookie': canary,
          location: `/${canary}`,
        })
        .end(bodies[turn % 4]);
    });
    const port = await freePort();
    const node = run({
      DATA_DIR: await mkdtemp(join(home, 'log-')),
      PORT: String(port),
      MAIN_API_URL: upstream.url,
      ORIGIN_SECRET: `${canary}-${'x'.repeat(24)}`,
      REDIS_URL: `redis://:${canary}@127.0.0.1:1`,
      LOG_LEVEL: 'debug',
      ACCESS_LOG: 'on',
      DRAIN_SECONDS: '0',
    });
    await until(() => node.said().includes('ready"'), node.said);
    const headers = {
      cookie: `n_token=${canary}; session=${canary}`,
      authorization: `Bearer ${canary}`,
      'x-request-id': canary,
      traceparent: canary,
      referer: `http://x/${canary}`,
      'user-agent': canary,
    };
    const at = (path: string, more: RequestInit = {}) =>
      fetch(`http://localhost:${port}${path}`, { redirect: 'manual', headers, ...more }).then(
        (answer) => answer.text(),
        () => '',
      );
    for (const path of [
      '/',
      '/after',
      '/g7',
      '/legfrissebb',
      '/kereses',
      '/rss',
      '/podcast',
      '/sitemap.xml',
      '/oembed',
      '/impresszum',
      '/belepes',
      '/uploads/x.png',
      '/nincs',
      '/2026/11/20/x',
    ]) {
      for (let times = 0; times < 3; times += 1)
        await Promise.all([at(`${path}?term=${canary}&key=${canary}`), at(`${path}/_payload.json?x=${canary}`)]);
    }
    await at('/belepes', {
      method: 'POST',
      body: `key=${canary}`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    const raw = connect(port, '127.0.0.1').on('error', () => undefined);
    raw.write(
      `GET http://user:${canary}@evil.example/?${canary} HTTP/1.1\r\nhost: ${canary}.example\r\n\r\n${canary}\r\n\r\n`,
    );
    await once(raw.resume(), 'close');
    expect(await node.stop()).toBe(0);
    upstream.close();
    const told = new Set(linesOf(node).map(({ event }) => event));
    for (const event of ['upstream-failed', 'page-unavailable', 'request', 'redis-lost', 'stopped'])
      expect(told).toContain(event);
    const kinds = new Set(events(node, 'upstream-failed').map(({ kind }) => kind));
    for (const kind of ['status', 'html', 'malformed']) expect(kinds).toContain(kind);
    expect(node.said()).not.toContain(canary);
  }, 60_000);
});
