import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MirrorOrder, MirrorOutcome } from '#adapters/newsroom-contract/mirror.ts';
import { writeMirror } from './write-mirror.ts';

type Answer = { status?: number; type?: string; body?: string; headers?: Record<string, string>; cut?: boolean };

let [folder, base] = ['', ''];
let site: Record<string, Answer> = {};
let asked: string[] = [];
let waits: number[] = [];
let server: http.Server;

const html = (body: string): Answer => ({ body: `<!doctype html><html><body>${body}</body></html>` });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  [asked, waits] = [[], []];
  server = http.createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const { status = 200, type = 'text/html', body = '', headers = {}, cut = false } = site[url] ?? { status: 404 };
    const etag = `"${body.length}-${status}"`;
    const known = request.headers['if-none-match'] === etag;
    response.writeHead(known ? 304 : status, {
      'content-type': type,
      'cache-control': 'public, max-age=10',
      etag,
      ...(cut ? { 'content-length': body.length + 10 } : {}),
      ...headers,
    });
    if (!cut) return response.end(known ? '' : body);
    return response.write(body, () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = {
    '/': html('<a href="/a">A</a> <a href="/lista?oldal=2">2</a> <a href="/regi">R</a> <img src="/k.jpg">'),
    '/a': html('<p>Cikk</p>'),
    '/lista?oldal=2': html('<a href="/">Címlap</a>'),
    '/regi': { status: 301, headers: { location: '/a' } },
    '/k.jpg': { type: 'image/jpeg', body: 'kép' },
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *' },
    '/sitemap.xml': { type: 'application/xml', body: `<loc>${base}/csak-itt?a=1&amp;b=2</loc>` },
    '/csak-itt': html('Archív'),
  };
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

const run = (order: Partial<MirrorOrder> = {}, signal = new AbortController().signal): Promise<MirrorOutcome> =>
  writeMirror(
    { output: folder, server: null, relative: false, concurrency: 2, ...order },
    {
      origins: [base],
      isPage: ({ pathname }) => !pathname.includes('.'),
      notice: '',
      time: { wait: async (ms) => void waits.push(ms), deadline: () => new AbortController().signal },
      tell: () => undefined,
      signal,
    },
  );

const done = async (order: Partial<MirrorOrder> = {}) => {
  const outcome = await run(order);
  if (!('done' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.done;
};

const read = (file: string): Promise<string> => readFile(join(folder, '127.0.0.1', file), 'utf8');
const exists = (file: string): Promise<boolean> =>
  stat(join(folder, '127.0.0.1', file)).then(
    () => true,
    () => false,
  );

describe('a mirror', () => {
  it('stores the linked pages, numbered pages, pictures, redirects and what only the sitemap names', async () => {
    expect(await done()).toEqual({ files: 8, written: 8, unchanged: 0, removed: 0, failed: [] });
    expect(await read('index.html')).toContain('href="/lista/_oldal-2/"');
    expect(await read('lista/_oldal-2/index.html')).toContain('href="/"');
    expect(await read('regi/index.html')).toContain('url=/a/');
    expect(await read('k.jpg')).toBe('kép');
    expect(await read('csak-itt/index.html')).toContain('Archív');
  });

  it('links files to each other with --relative', async () => {
    await done({ relative: true });
    expect(await read('index.html')).toContain('<a href="./a/index.html">');
    expect(await read('lista/_oldal-2/index.html')).toContain('href="../../index.html"');
  });

  it('changes only what changed, and removes what is gone', async () => {
    await done();
    site['/a'] = { status: 410 };
    site['/'] = html('<p>Üres</p>');
    expect(await done()).toEqual({ files: 7, written: 1, unchanged: 6, removed: 1, failed: [] });
    expect(await exists('a')).toBe(false);
    expect(await read('regi/index.html')).toContain('url=/a/');
  });

  it.each([
    ['an error', { status: 503 }],
    ['half a body', { ...html('<p>Fél'), cut: true }],
    ['a refusal for ever', { status: 429, headers: { 'retry-after': '7' } }],
  ])('keeps the earlier file after %s', async (_, answer) => {
    await done();
    site['/a'] = answer;
    const { failed, files, removed } = await done();
    expect([failed.map(({ address }) => address), files, removed]).toEqual([[`${base}/a`], 8, 0]);
    expect(await read('a/index.html')).toContain('Cikk');
  });

  it('waits as long as the site asks for', async () => {
    let refusals = 1;
    const answer = html('<p>Cikk</p>');
    Object.defineProperty(site, '/a', {
      get: () => (refusals-- > 0 ? { status: 429, headers: { 'retry-after': '7' } } : answer),
    });
    expect((await done()).failed).toEqual([]);
    expect(waits).toEqual([7_000]);
  });

  it.each(['private, no-store', 'no-cache'])('stores no page that is not for everybody: %s', async (control) => {
    site['/a'] = { ...html('<p>Titok</p>'), headers: { 'cache-control': control } };
    await done();
    expect(await exists('a/index.html')).toBe(false);
  });

  it('removes nothing when the front page cannot be loaded', async () => {
    await done();
    site = {};
    expect(await run()).toMatchObject({ failed: 'no-site' });
    expect(await exists('a/index.html')).toBe(true);
  });

  it('reports a server that does not listen', async () => {
    server.close();
    server.closeAllConnections();
    expect(await run()).toEqual({ failed: 'unreachable', about: 'ECONNREFUSED' });
  });

  it('continues after a run that was killed in the middle of a line', async () => {
    await done();
    const list = join(folder, 'mirror.ndjson');
    await writeFile(list, `${await readFile(list, 'utf8')}{"address":"http`);
    asked = [];
    expect(await done()).toMatchObject({ files: 8, written: 6, unchanged: 2 });
    expect(await done()).toMatchObject({ files: 8, written: 0, unchanged: 8 });
  });

  it('follows the links of pages that an interrupted run stored', async () => {
    const stopping = new AbortController();
    const full = site;
    site = { ...full, '/a': { status: 404 } };
    server.on('request', ({ url }) => url === '/sitemap.xml' && stopping.abort());
    expect(await run({}, stopping.signal)).toEqual({ failed: 'interrupted', about: folder });
    site = full;
    expect(await done()).toMatchObject({ files: 8, failed: [] });
  });

  it('finds an address again that failed before', async () => {
    const full = site['/a']!;
    site['/a'] = { status: 500 };
    expect((await done()).failed).toHaveLength(1);
    site['/a'] = full;
    expect(await done()).toMatchObject({ files: 8, failed: [] });
  });

  it('loads a file again that is missing', async () => {
    await done();
    await rm(join(folder, '127.0.0.1', 'k.jpg'));
    expect(await done()).toMatchObject({ written: 1, unchanged: 7 });
  });

  it('writes and removes nothing through a symbolic link', async () => {
    await done();
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    await rm(join(folder, '127.0.0.1', 'a'), { recursive: true });
    await symlink(outside, join(folder, '127.0.0.1', 'a'));
    expect(await run()).toEqual({ failed: 'not-written', about: expect.stringContaining('symbolic link') });
    site['/a'] = { status: 404 };
    expect(await run()).toEqual({ failed: 'not-written', about: expect.stringContaining('symbolic link') });
    expect(await readdir(outside)).toEqual([]);
    await rm(outside, { recursive: true });
  });

  it('refuses a folder of something else, and one with other links', async () => {
    await done();
    expect(await run({ relative: true })).toMatchObject({ failed: 'output-in-use' });
    const other = join(folder, '127.0.0.1');
    expect(await run({ output: other })).toEqual({ failed: 'output-in-use', about: other });
  });

  it('ends when it is interrupted', async () => {
    expect(await run({}, AbortSignal.abort())).toEqual({ failed: 'interrupted', about: folder });
  });
});
