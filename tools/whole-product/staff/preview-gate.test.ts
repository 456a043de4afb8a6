import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errAsync, okAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchCalls } from '#adapters/http/watch-calls.ts';
import { type Origin, runOrigin } from '#adapters/origin/process/run-origin.ts';
import { codeOf, stepAt } from '#adapters/origin/staff/one-time-code.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { canary } from '#adapters/origin/testing/hidden-content.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import type { StaffEntries, StaffEntry } from '#core/ports/staff-entry.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { readEnvironment } from '../../../config/settings/environment.ts';
import { type StaffServices, staffServicesOf } from '#adapters/security/staff-services.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import { hiddenContentAt } from '../editorial/hidden-content-at.fake.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { openTestWebServer, type RawAnswer, type TestWebServer } from '../running/test-web-server.fake.ts';

const sites = sitesAt(publicAddresses);
const hosts = [sites[0].domain, sites.at(-1)!.domain, 'idegen.example', 'localhost'];
const out = Math.floor(Date.now() / 1000) + 600;
const { content, at: writtenAt } = hiddenContentAt(out, sites);

const handleOf = (letter: string): string => letter.repeat(43);
const known: Readonly<Record<string, StaffEntry>> = {
  [handleOf('s')]: { kind: 'staff', token: 'not-known-to-the-origin' },
  [handleOf('e')]: { kind: 'expired' },
  [handleOf('r')]: { kind: 'refused' },
};
const entryOf: StaffEntries['of'] = (handle) =>
  handle === handleOf('u')
    ? errAsync({ kind: 'unavailable', upstream: 'security' })
    : okAsync(known[handle] ?? { kind: 'none' });
const staffEntries: StaffEntries = { of: entryOf, renew: entryOf, end: () => okAsync({ kind: 'refused' }) };
const bearing = (value: string): string => `Cookie: __Host-staff=${value}\r\n`;

const dataDir = mkdtempSync(join(tmpdir(), 'preview-'));
let origin: Origin;
let preview: TestWebServer;
let closed: TestWebServer;
let beside: TestWebServer;
beforeAll(async () => {
  origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader,
    secret: testSecret,
    content: { kind: 'given', content },
    sample: noSample,
    now: () => writtenAt,
  });
  await origin.ready;
  const open = (special = {}) =>
    openTestWebServer(origin.url, { 'origin-secret': testSecret }, undefined, undefined, special);
  const variables = { PREVIEW: 'on', PUBLIC_ORIGIN: sites[0].origin };
  preview = await open({ variables, staffEntries });
  closed = await open({ variables });
  beside = await open();
}, 120_000);
afterAll(async () => {
  for (const node of [preview, closed, beside]) node.close();
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const [pages, data, others] = [
  ['/', '/legfrissebb', '/rovat/sport', '/archivum?term=kanari', '/sport/2020/01/01/rejtely-jovo', '/nincs/ilyen/lap'],
  ['/_payload.json', '/rovat/sport/_payload.json', '/sport/2020/01/01/rejtely-jovo/_payload.json'],
  [
    '/rss',
    '/atom/rovat/sport',
    '/jsonfeed',
    '/rss/podcast',
    '/sitemap.xml',
    '/sitemaps/news.xml',
    '/api/oembed?url=x',
    '/api/refresh',
    '/api/minutes-counter',
    `/api/search/suggest?text=${canary.article}`,
    `/api/search/articles?term=${canary.article}`,
    '/sport/2020/01/01/rejtely-jovo/_version.json',
    '/uploads/kep.jpg',
    '/service-worker.js',
    '/builds/latest.json',
    '/ads.txt',
    '/manifest.webmanifest',
  ],
];
const tricks = [
  'http://lapunk.example/rovat/sport',
  '//rovat/sport',
  '/login/',
  '/LOGIN',
  '/login/../rovat/sport',
  '/login/%2e%2e/rovat/sport',
  '/login;x/rovat/sport',
  '/login%3f/rovat/sport',
  '/login/rovat/_payload.json',
  '/robots.txt/_payload.json',
  '/healthz/',
  '/assets/../rovat/sport',
  '/assets/%2e%2e/rovat/sport',
  '/assets//rovat/sport',
  '/assets/rovat/sport/_payload.json',
  '/icons/..%2frovat/sport',
  '/rovat/sport?preview=off',
  '/rovat/sport?PREVIEW=0&staff=1',
];
const headers = [
  '',
  bearing(handleOf('n')),
  bearing(handleOf('e')),
  bearing(handleOf('r')),
  bearing('on'),
  'Cookie: staff=ssssssssssssssssssssssssssssssssssssssssssssss\r\n',
  `Cookie: n_token=${handleOf('s')}\r\n`,
  'Authorization: Bearer not-known-to-the-origin\r\n',
  'X-Forwarded-Host: idegen.example\r\nX-Original-URL: /login\r\nX-Rewrite-URL: /login\r\nX-Forwarded-Prefix: /login\r\n',
  'X-Preview: off\r\nX-Middleware-Subrequest: 1\r\nX-HTTP-Method-Override: POST\r\n',
];

const words = [...Object.values(canary), 'rejtely'];
const told = ({ headers: head, body }: RawAnswer, target: string): readonly string[] =>
  words.filter((word) => !target.includes(word) && `${JSON.stringify(head)} ${body}`.toLowerCase().includes(word));

describe('a preview for anonymous users', () => {
  it('is closed for every URL, host, cookie and header, and reveals nothing', async () => {
    for (const node of [preview, closed])
      for (const more of headers)
        for (const target of [...pages, ...data, ...others, ...tricks]) {
          const host = hosts[(target.length + more.length) % hosts.length]!;
          const answer = await node.ask(target, { host, headers: more });
          expect([target, more, told(answer, target)]).toEqual([target, more, []]);
          const { status, headers: head, body } = answer;
          const isData = status === 200 && body === '{"kind":"redirect","location":"/login"}';
          expect([
            target,
            more,
            host,
            isData || status === 401 || status === 400 || head['location'] === '/login',
          ]).toEqual([target, more, host, true]);
          if (status !== 400)
            expect([target, head['cache-control'], head['x-robots-tag']]).toEqual([
              target,
              'private, no-store',
              'noindex',
            ]);
        }
  }, 120_000);

  it('redirects pages and their data to sign-in, and rejects everything else', async () => {
    for (const target of pages)
      expect(await preview.ask(target)).toMatchObject({ status: 302, headers: { location: '/login' }, body: '' });
    for (const target of data) expect((await preview.ask(target)).body).toBe('{"kind":"redirect","location":"/login"}');
    for (const target of others) expect([target, (await preview.ask(target)).status]).toEqual([target, 401]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      for (const target of ['/', '/tamogatas/belepes', '/login/', '/api/refresh'])
        expect([method, (await preview.ask(target, { method })).status]).toEqual([method, 401]);
  });

  it('shows nothing while the visitor’s identity is unknown', async () => {
    for (const target of [...pages, ...data, ...others]) {
      const answer = await preview.ask(target, { headers: bearing(handleOf('u')) });
      expect([target, answer.status, told(answer, target)]).toEqual([target, 503, []]);
    }
    const { status, headers } = await preview.ask('/login/kulcsok', { headers: bearing(handleOf('u')) });
    expect([status, headers['location'], headers['set-cookie']]).toEqual([503, undefined, undefined]);
  });

  it('serves health checks, excludes crawlers, and shows the sign-in page', async () => {
    expect((await preview.ask('/healthz')).status).toBe(200);
    expect((await preview.ask('/readyz')).status).toBe(200);
    expect((await preview.ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await preview.ask('/icons/nincs.png')).status).toBe(404);
    expect((await preview.ask('/login')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('stores the requested page in a signed cookie of its host', async () => {
    const cookie = (await preview.ask('/rovat/sport?oldal=2')).headers['set-cookie'] ?? '';
    expect(cookie).toMatch(
      /^__Host-requested=[\w-]+\.[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    const value = JSON.parse(Buffer.from(/=([\w-]+)\./.exec(cookie)![1]!, 'base64url').toString()) as unknown[];
    expect(value[0]).toBe('/rovat/sport?oldal=2');
    const data = (await preview.ask('/rovat/sport/_payload.json?oldal=2')).headers['set-cookie'] ?? '';
    expect(data.split('.', 1)).toEqual([expect.stringMatching(/^__Host-requested=/)]);
    expect(Buffer.from(/=([\w-]+)\./.exec(data)![1]!, 'base64url').toString()).toContain('"/rovat/sport?oldal=2"');
    for (const target of [
      '//idegen.example/x',
      '/\\idegen.example',
      '/rss/_payload.json',
      '//idegen.example/_payload.json',
      '/rss',
      '/healthz/',
      '/nincs/%0d%0aset-cookie:x',
    ])
      expect([target, /requested=[\w-]+\./.test((await preview.ask(target)).headers['set-cookie'] ?? '')]).toEqual([
        target,
        false,
      ]);
  });
});

describe('a preview for staff', () => {
  const asStaff = { headers: bearing(handleOf('s')) };

  it('sends uncacheable pages, and its feeds and sitemaps are the public ones', async () => {
    for (const target of [
      '/',
      '/rovat/sport',
      '/_payload.json',
      '/rss',
      '/sitemap.xml',
      '/robots.txt',
      '/api/refresh',
    ]) {
      const { status, headers: head } = await preview.ask(target, asStaff);
      expect([target, status, head['cache-control'], head['x-robots-tag']]).toEqual([
        target,
        200,
        'private, no-store',
        'noindex',
      ]);
    }
    for (const target of ['/rss', '/rss/rovat/sport', '/sitemap.xml', '/sitemaps/news.xml', '/atom'])
      expect([target, told(await preview.ask(target, asStaff), target)]).toEqual([target, []]);
  });

  it('redirects signed-in staff from the sign-in page to the front', async () => {
    expect(await preview.ask('/login', asStaff)).toMatchObject({ status: 302, headers: { location: '/' } });
  });

  it('leaves nothing behind for who asks next, here or at a public node', async () => {
    await preview.ask('/rovat/sport', asStaff);
    expect((await preview.ask('/rovat/sport')).headers['location']).toBe('/login');
    expect((await preview.ask('/rovat/sport', { headers: bearing(handleOf('e')) })).headers['location']).toBe('/login');
    const open = await beside.ask('/rovat/sport', asStaff);
    expect([
      open.status,
      open.headers['cache-control']?.startsWith('public'),
      open.body.includes('preview-note'),
    ]).toEqual([200, true, false]);
  });
});

describe('a public node beside a preview', () => {
  it('is not made one by any address, cookie or header', async () => {
    for (const more of headers)
      for (const target of ['/', '/sport/2020/01/01/rejtely-jovo', '/sport/2020/01/01/rejtely-ki?preview=on']) {
        const answer = await beside.ask(target, { headers: `${more}Preview: on\r\n` });
        expect([target, told(answer, target), answer.body.includes('preview-note')]).toEqual([target, [], false]);
      }
    expect((await beside.ask('/login')).headers['location']).toBe('/');
  });
});

describe('a preview for staff of the security service', () => {
  const handle = handleOf('w');
  const asStaff = { headers: bearing(handle) };
  let services: StaffServices;
  let token = '';

  beforeAll(async () => {
    const password = 'lila-hegedu-felhok-alatt';
    const email = 'bela@lapunk.example';
    const made: unknown = await origin.execute({ do: 'add-user', email, name: 'Béla', password });
    const reading = readEnvironment({});
    if (!reading.ok) throw new Error(reading.errors.join());
    const mainApi = { url: origin.url, headers: { 'origin-secret': testSecret } };
    services = staffServicesOf(
      reading.environment,
      mainApi,
      watchCalls(createLog('silent', () => undefined)),
      createSteerableTime(),
    )!;
    const step = (await services.security.checkPassword({ email, password }, ''))._unsafeUnwrap();
    if (step.kind !== 'code-wanted') throw new Error(step.kind);
    const code = codeOf((made as { done: { otpSecret: string } }).done.otpSecret, stepAt(writtenAt));
    const signedIn = (await services.security.checkCode(step.bearer, code, ''))._unsafeUnwrap();
    if (signedIn.kind !== 'signed-in') throw new Error(signedIn.kind);
    token = signedIn.tokens.accessToken;
    await services.sessions.keep(handle, signedIn.tokens);
  });

  it('shows scheduled content at its own address, only to staff', async () => {
    const canonical = (await closed.ask('/sport/2020/01/01/rejtely-jovo', asStaff)).headers['location'] ?? '';
    expect(canonical).toMatch(/^\/sport\/\d{4}\/\d\d\/\d\d\/rejtely-jovo$/);
    const shown = await closed.ask(canonical, asStaff);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(shown.body).toContain(canary.article);
    expect(shown.body).toContain('preview-note');
    expect((await closed.ask(`${canonical}/_payload.json`, asStaff)).body).toContain(canary.article);
    for (const target of [canonical, `${canonical}/_payload.json`, `${canonical}/_version.json`])
      for (const [node, more] of [
        [closed, ''],
        [closed, bearing(handleOf('n'))],
        [closed, `Authorization: Bearer ${token}\r\n`],
        [beside, ''],
        [beside, bearing(handle)],
        [beside, `Authorization: Bearer ${token}\r\n`],
      ] as const)
        expect([target, more, told(await node.ask(target, { headers: more }), target)]).toEqual([target, more, []]);
    const feeds = ['/rss', '/rss/rovat/sport', '/sitemaps/news.xml', `/api/search/articles?term=${canary.article}`];
    for (const target of [...feeds, `/api/oembed?url=${encodeURIComponent(sites[0].origin + canonical)}`])
      expect([target, told(await closed.ask(target, asStaff), target)]).toEqual([target, []]);
  });

  it.each([
    ['/sport/2020/01/01/rejtely-jovo', canary.article, 'Ütemezve: '],
    ['/sport/2020/01/01/rejtely-ki', canary.inactive, 'Inaktív: az olvasók nem látják'],
    ['/sport/2020/01/01/rejtely-elo/elo', canary.blog, 'Ütemezve: '],
    ['/sport/2020/01/01/rejtely-ki-elo/elo', canary.inactive, 'Inaktív: az olvasók nem látják'],
  ])(
    'shows %s with its state and its posts, without ads, and has no way on to a public copy',
    async (path, word, state) => {
      const canonical = (await closed.ask(path, asStaff)).headers['location'] ?? path;
      const { status, body } = await closed.ask(canonical, asStaff);
      expect([status, body.includes(word), body.includes(state), body.includes('class="ad"')]).toEqual([
        200,
        true,
        true,
        false,
      ]);
      if (canonical.endsWith('/elo')) expect(body).toMatch(new RegExp(`class="post[^]*${word}`));
      for (const node of [closed, beside]) expect(told(await node.ask(canonical), canonical)).toEqual([]);
      expect((await beside.ask(canonical, asStaff)).status).toBe(404);
    },
  );

  it('receives scheduled content only with both the secret and a token', async () => {
    const ask = async (headers: Readonly<Record<string, string>>) =>
      (await fetch(`${origin.url}/api/articles/rejtely-jovo`, { headers })).status;
    const authorization = `Bearer ${token}`;
    expect(await ask({ 'origin-secret': testSecret, authorization })).toBe(200);
    expect(await ask({ 'origin-secret': testSecret })).toBe(404);
    expect(await ask({ 'origin-secret': testSecret, authorization: 'Bearer x' })).toBe(404);
    expect([401, 403, 404]).toContain(await ask({ authorization }));
  });

  it('is closed again once they have signed out', async () => {
    expect((await closed.ask('/rovat/sport', asStaff)).status).toBe(200);
    await services.security.signOut(token, false);
    expect((await closed.ask('/rovat/sport', asStaff)).headers['location']).toBe('/login');
    expect((await services.sessions.of(handle))._unsafeUnwrap()).toBeNull();
  });
});

it('shows signed-in staff, and only them, how long the steps of a page took', async () => {
  const timingOf = async (node: TestWebServer, more: string): Promise<string | undefined> =>
    (await node.ask('/archivum?term=mennyi', { headers: more })).headers['server-timing'];
  const own = await timingOf(preview, bearing(handleOf('s')));
  expect(own).toMatch(/^upstream;dur=[\d.]+(?:;desc="\d+ times")?, load;dur=[\d.]+, render;dur=[\d.]+$/);
  expect(await timingOf(preview, bearing(handleOf('n')))).toBeUndefined();
  for (const more of ['', bearing(handleOf('s'))]) expect(await timingOf(beside, more)).toBeUndefined();
});
