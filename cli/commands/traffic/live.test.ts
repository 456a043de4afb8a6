import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const asked: { host: string | undefined; url: string | undefined }[] = [];

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/te': (response) => response.writeHead(200).end('x'.repeat(1e5)),
  '/te?x=%C5%91': (response) => response.writeHead(200).end(),
  '/list/newest': (response) => response.writeHead(301, { location: '/legfrissebb' }).end(),
  '/x/': (response) => response.writeHead(301, { location: 'https://testver.example/x' }).end(),
  '/shop': (response) => response.writeHead(301, { location: 'https://bolt.example/' }).end(),
  '/t': (response) => response.writeHead(301, { location: '//evil.example/tamogatas' }).end(),
  '/list/announcement': (response) => response.writeHead(302, { location: '/rovat/kozlemeny' }).end(),
  '/%zz': (response) => response.writeHead(400).end(),
  '/a%20b': (response) => response.writeHead(404).end(),
  '/rss': (response) => response.writeHead(503).end(),
  '/uploads/x': (response) => response.writeHead(404).end(),
  '/egyszazalek': () => {},
  '/impresszum': (response) => response.destroy(),
};

let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer(({ headers, url }: IncomingMessage, response) => {
    asked.push({ host: headers.host, url });
    const answer = answers[url ?? ''];
    if (answer === undefined) response.writeHead(404).end();
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const live = (input: readonly string[], ...args: readonly string[]): ReturnType<typeof run> =>
  run(['live', '--origin', origin, '-', ...args], { input });

describe('live', () => {
  it('is clean when the server answers as predicted, under the host of each address', async () => {
    asked.length = 0;
    const input = [
      '# címek',
      '/te',
      '/te?x=ő',
      '/list/newest',
      'https://testver.example/x/',
      '/shop',
      '/%zz',
      '/a b',
      '/uploads/x',
      '/nincs',
      '/te,200,youth',
      '{"url":"http://LOCALHOST:3000/te"}',
    ];
    expect(await live(input, '--rps', '1000')).toMatchObject({ code: 0, out: '11 cím, 0 eltérés\n', err: '' });
    expect(asked).toContainEqual({ host: 'lapunk.example', url: '/te' });
    expect(asked).toContainEqual({ host: 'testver.example', url: '/x/' });
    expect(asked).toContainEqual({ host: 'localhost:3000', url: '/te' });
  });

  it('prints every different response, in the order of the input', async () => {
    const ran = await live(['/t', '/list/announcement', '/te', '/rss', '/arfolyam'], '--json', '--concurrency', '3');
    expect(ran.code).toBe(1);
    expect(objects(ran).map(({ url, ok, predicted, actual }) => ({ url, ok, predicted, actual }))).toEqual([
      {
        url: '/t',
        ok: false,
        predicted: { status: 301, location: 'https://lapunk.example/tamogatas' },
        actual: { status: 301, location: '//evil.example/tamogatas' },
      },
      {
        url: '/list/announcement',
        ok: false,
        predicted: { status: 301, location: 'https://lapunk.example/rovat/kozlemeny' },
        actual: { status: 302, location: 'https://lapunk.example/rovat/kozlemeny' },
      },
      { url: '/te', ok: true, predicted: { status: 200, location: null }, actual: { status: 200, location: null } },
      { url: '/rss', ok: false, predicted: { status: null, location: null }, actual: { status: 503, location: null } },
      {
        url: '/arfolyam',
        ok: false,
        predicted: { status: 200, location: null },
        actual: { status: 404, location: null },
      },
    ]);
    expect((await live(['/arfolyam', '/t'])).out).toBe(
      `✗ /arfolyam\n  várt: 200\n  kapott: 404\n✗ /t\n  várt: 301 → https://lapunk.example/tamogatas\n  kapott: 301 → //evil.example/tamogatas\n2 cím, 2 eltérés\n`,
    );
  });

  it('waits at most the given timeout, and continues with the rest', async () => {
    const ran = await live(['/egyszazalek', '/impresszum', 'http://a\u0001b/te', '/te'], '--timeout', '0.2', '--json');
    expect(ran.code).toBe(1);
    expect(objects(ran).map(({ actual, ok }) => (ok === true ? 'ok' : (actual as { error: string }).error))).toEqual([
      'ETIMEDOUT',
      'ECONNRESET',
      'ERR_INVALID_CHAR',
      'ok',
    ]);
  });

  it('sends no more requests a second than --rps', async () => {
    const waits: number[] = [];
    const time = { monotonic: () => 50 * waits.length, wait: async (ms: number) => void waits.push(ms) };
    await run(['live', '--origin', origin, '-', '--rps', '20'], { input: ['/te', '/te', '/te', '/te', '/te'], time });
    expect(waits).toEqual([50, 50, 50, 50]);
  });

  it('exits with 5 when the server is unreachable', async () => {
    const ran = await run(['live', '--origin', 'http://localhost:1', '-'], { input: ['/te', '/t'] });
    expect(ran).toMatchObject({ code: 5, err: expect.stringContaining('ECONNREFUSED') });
    expect((await live(['/egyszazalek'], '--timeout', '0.1')).code).toBe(5);
  });

  it.each([
    'http://lapunk.invalid',
    'https://93.184.216.34',
    'http://127.0.0.1.evil.example',
    'http://[::2]:80',
    'ftp://127.0.0.1',
    'x',
    'http://127.0.0.1/x',
    'http://u:p@127.0.0.1',
    '//127.0.0.1',
  ])('sends no request to %s without an explicit option', async (foreign) => {
    expect(await run(['live', '--origin', foreign, '-'], { input: ['/te'] })).toMatchObject({ code: 2, out: '' });
  });

  it.each([
    ['live', '-'],
    ['live', '--origin', 'http://127.0.0.1:1'],
    ['live', '--origin', 'http://127.0.0.1:1', '-', '--rps', '0'],
    ['live', '--origin', 'http://127.0.0.1:1', '-', '--concurrency', '0'],
  ])('is not used as %j %j %j', async (...args) => {
    expect((await run(args)).code).toBe(2);
  });

  it('ends with 3 without an input, and with 130 when it is interrupted', async () => {
    expect(await run(['live', '--origin', origin, 'none'])).toMatchObject({ code: 3 });
    const ran = await run(['live', '--origin', origin, 'e', '--concurrency', '1'], {
      bytes: { e: [Buffer.from('/te\n'), Buffer.from('/te\n')] },
      interruptAfter: 1,
    });
    expect(ran).toMatchObject({ code: 130, out: expect.stringContaining('eltérés') });
  });
});
