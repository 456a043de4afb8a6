import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { sample } from '#adapters/main-api/calls.fake.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { openTestWebServer, type TestWebServer } from '../running/test-web-server.fake.ts';

const samples: Readonly<Record<string, string>> = {
  '/api/frontend/init': 'init',
  '/api/frontend/refresh': 'refresh',
  '/api/index/news': 'news',
  '/api/index/auto-block': 'auto-block',
  '/api/index/boxes': 'boxes',
  '/api/index/episodes': 'episodes',
  '/api/articles': 'cards',
  '/api/recommended/mstag/all': 'recommended',
  '/api/unique/frontpage-podcast-block-position': 'position',
};
const spoiled = ['/api/index/boxes', '/api/index/episodes', '/api/recommended/mstag/all'];

let upstream: LocalUpstream;
let webServer: TestWebServer;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  lines = [];
  webServer?.close();
  webServer = await openTestWebServer(
    upstream.baseUrl,
    {},
    createLog('info', (line) => void lines.push(JSON.parse(line))),
  );
});
afterAll(() => webServer.close());

const answering = (spoil: (path: string) => string | number | null): void => {
  upstream.answer = ({ url = '' }, response) => {
    const path = url.split('?')[0] ?? '';
    const spoilt = spoil(path);
    const name = samples[path];
    if (typeof spoilt === 'number')
      return void response.writeHead(spoilt, { 'content-type': 'application/json' }).end('{}');
    if (name === undefined && spoilt === null) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(spoilt ?? sample(name ?? ''));
  };
};
const failures = () =>
  lines
    .filter(({ event }) => event === 'upstream-failed')
    .map(({ call, kind, status, route, path, request, ms }) => ({
      call,
      kind,
      status,
      route,
      path,
      request: typeof request,
      ms: typeof ms,
    }))
    .toSorted((one, other) => String(one.call).localeCompare(String(other.call)));

describe('a front that lacks blocks', () => {
  it('logs each of three failed calls with call, number, page and request', async () => {
    answering((path) => (spoiled.includes(path) ? 500 : null));
    expect((await webServer.ask('/')).status).toBe(200);
    const line = (call: string) => ({
      call: `GET ${call}`,
      kind: 'status',
      status: 500,
      route: 'index',
      path: '/',
      request: 'string',
      ms: 'number',
    });
    expect(failures()).toEqual(spoiled.toSorted().map(line));
  });

  it.each([
    ['<html>', { kind: 'html' }],
    ['{', { kind: 'malformed', zod: ['not JSON'] }],
    ['{"items":7}', { kind: 'malformed', zod: ['items invalid_type'] }],
  ])('because a call answers %s says how', async (body, about) => {
    answering((path) => (path === '/api/index/episodes' ? body : null));
    expect((await webServer.ask('/')).status).toBe(200);
    expect(lines.filter(({ event }) => event === 'upstream-failed')).toMatchObject([
      { call: 'GET /api/index/episodes', ...about },
    ]);
  });

  it('because nothing of the kind exists says that too, and is no failure', async () => {
    answering((path) => (path === '/api/index/boxes' ? 404 : null));
    await webServer.ask('/');
    const ofFront = lines.filter(({ event, route }) => event === 'upstream-absent' && route === 'index');
    expect(ofFront).toMatchObject([{ level: 'info', call: 'GET /api/index/boxes', status: 404 }]);
  });
});

describe('an upload that does not come', () => {
  it('is one line, without its name', async () => {
    answering(() => 500);
    expect((await webServer.ask('/uploads/titkos-nev.jpg')).status).toBe(500);
    // Polls of the change feed and of notices fail, too.
    const ofUpload = lines.filter(({ call }) => call === 'GET /uploads/:name');
    expect(ofUpload).toMatchObject([{ event: 'upstream-failed', kind: 'status', status: 500 }]);
    expect(JSON.stringify({ ...ofUpload[0], path: '' })).not.toContain('titkos');
  });

  it('whole ends the answer instead of holding the reader', async () => {
    upstream.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '1000' });
      response.write('half', () => response.destroy());
    };
    const { status, body } = await webServer.ask('/uploads/kep.jpg');
    expect([status, body]).toEqual([200, 'half']);
    // The list of running matches is read beside requests.
    const ofUploads = lines.filter(({ call }) => call === 'GET /uploads/:name');
    expect(ofUploads).toMatchObject([{ kind: 'reset' }]);
  });
});
