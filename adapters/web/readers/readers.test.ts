import { createServer, type IncomingHttpHeaders, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { errAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import type { InsteadOfCachedPage } from '../instead-of-cached-page.ts';
import { openPage } from '#core/pages/open-page.ts';
import { fakeNeeds } from '#core/pages/page-needs.fake.ts';
import { contractPasses } from '#core/testing/contract-content.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Sessions } from '#core/ports/sessions.ts';
import { fakeSessions } from '#core/testing/sessions.fake.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { createAnswerAddress } from '../answer-address.ts';
import { createAnswerMissing } from '../answer-missing.ts';
import { createAnswerNoRequest } from '../answer-no-request.ts';
import { createCacheFirstListener } from '../cache-first-listener.ts';
import { createWebServer } from '../web-server.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createOpenCachedPage } from '../open-cached-page.ts';
import { createPageCache } from '../page-cache.ts';
import { createProblemSender } from '../problem.ts';
import { createRecovery } from '../recover.ts';
import { createRequestLineCache } from '../request-line-cache.ts';
import { noResources } from '../resource-answers.fake.ts';
import { resourceRoutes } from '../resource-routes.ts';
import { trustedProxies } from '../trusted-proxies.ts';
import { createCountTries } from './count-tries.ts';
import { createReaders } from './readers.ts';
import { createTakeForms } from './take-forms.ts';
import { createReturnAddress } from './return-address.ts';

const host = 'lapunk.example';
const own = { origin: 'https://lapunk.example', 'sec-fetch-site': 'same-origin' };
const gated = '/belfold/2024/12/20/hir-12';
const rest = 'A többi a támogatóké.';
const { key } = contractPasses.unused;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** The whole way of a request, over ports in memory; pages are drawn as their data. */
const openWebServer = async ({ broken = {} as Partial<Sessions>, proxies = trustedProxies([]) } = {}) => {
  let now = 1_760_000_000;
  const clock = { now: () => now };
  const lines: string[] = [];
  const log = createLog('debug', (line) => void lines.push(line));
  const needs = fakeNeeds();
  const open = openPage({ ...needs, clock });
  const opened: string[] = [];
  const sessions = { ...fakeSessions(now), ...broken };
  const headers = ['referrer-policy', 'strict-origin-when-cross-origin'];
  const requestLineCache = createRequestLineCache(50, () => true);
  const { record, makeCurrent } = unchanged();
  const cache = createPageCache<InsteadOfCachedPage>({
    now: () => now * 1000,
    maxBytes: 1e8,
    store: null,
    starting: () => false,
    record,
  });
  const { judge } = pageAddressResolver({
    sites: fiveSites,
    academySegment: 'akademia',
    rules: [],
    resources: [{ kind: 'of-page', suffix: '/_payload.json' }],
  });
  const returnAddress = createReturnAddress({ judge, key: async () => 'k', clock });
  const openCounted: typeof open = (request, visitor) => {
    opened.push(request.route.name);
    return open(request, visitor);
  };
  const openCachedPage = createOpenCachedPage({
    openPage: openCounted,
    render: (page) => JSON.stringify(page.content),
    cache,
    headersOf: () => headers,
    now: () => now * 1000,
    failures: () => 0,
    log,
    makeCurrent,
  });
  const sendProblem = createProblemSender(async ({ status }) => `problem ${status}`, headers);
  const pages = createAnswerAddress({
    now: () => now * 1000,
    makeCurrent,
    admitSearch: () => 0,
    setNotices: (body) => body,
    judge,
    openCachedPage,
    staff: null,
    openPublicPage: open,
    mainSite: fiveSites[0],
    requestLineCache,
    personalCookies: ['session'],
    quizVisitOf: () => null,
    readers: createReaders({ sessions, returnAddress, clock, log }),
    sendProblem,
    headers,
  });
  const takeForm = createTakeForms({
    judge,
    passes: needs.passes,
    sessions,
    returnAddress,
    countTry: createCountTries(clock, proxies),
    proxies,
    sendProblem,
    headers,
    clock,
  });
  const webServer = createWebServer({
    headers,
    pages,
    resources: resourceRoutes(noResources),
    missing: createAnswerMissing({ judge, mainSite: fiveSites[0], sendProblem }),
    takeForm,
    recover: createRecovery(sendProblem, fiveSites[0], log),
    readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'told' }) },
  });
  const server = createServer(
    createCacheFirstListener({
      requestLineCache,
      now: () => now * 1000,
      personalCookies: ['session'],
      readerCookie: 'n_token',
      webServer: async () => webServer,
      headers,
      requestIdOf: () => 'r',
      access: null,
      draining: () => false,
      setNotices: (body) => body,
      noRequest: createAnswerNoRequest({ words: { tooLong: '', tooSlow: '', unreadable: '' }, headers }),
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (method: string, path: string, sent: Record<string, string> = {}, body = ''): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asking = ask({ port, host: '127.0.0.1', method, path, headers: { host, ...sent } }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (piece: string) => (text += piece))
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      });
      asking.on('error', reject).end(body);
    });
  const get = (path: string, cookie = '') => send('GET', path, cookie === '' ? {} : { cookie });
  const post = (path: string, body: string, sent: Record<string, string> = {}) =>
    send('POST', path, { ...own, 'content-type': 'application/x-www-form-urlencoded', ...sent }, body);
  const signIn = (cookie = '') => post('/tamogatas/belepes', `kulcs=${key}`, cookie === '' ? {} : { cookie });
  return { get, post, send, signIn, opened, lines, wait: (seconds: number) => void (now += seconds) };
};

const cookieOf = ({ headers }: Answer, name = 'n_token'): string =>
  headers['set-cookie']?.find((one) => one.startsWith(`${name}=`))?.split(';')[0] ?? '';

describe('a key', () => {
  it('is used up by a press alone, however often its link is followed', async () => {
    const { get, signIn } = await openWebServer();
    const link = `/tamogatas/belepes?kulcs=${key}`;
    for (let time = 0; time < 3; time += 1) {
      const { status, body, headers } = await get(link);
      expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
        200,
        'private, no-store',
        'strict-origin-when-cross-origin, strict-origin',
      ]);
      expect(body).toContain(`"key":"${key}"`);
    }
    const { status, headers } = await signIn();
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'private, no-store']);
    expect(headers['set-cookie']?.[0]).toMatch(
      /^n_token=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('signs one in, of however many come at the same time, and nobody afterwards', async () => {
    const { post, signIn } = await openWebServer();
    const tries = await Promise.all(
      ['a', 'b', 'c'].map((browser) => post('/tamogatas/belepes', `kulcs=${key}`, { 'user-agent': browser })),
    );
    expect(tries.map(({ headers }) => headers.location).toSorted()).toEqual([
      '/',
      '/tamogatas/hiba',
      '/tamogatas/hiba',
    ]);
    const again = await signIn();
    expect([again.status, again.headers.location, again.headers['set-cookie']]).toEqual([
      303,
      '/tamogatas/hiba',
      undefined,
    ]);
  });

  it('is one press when a browser sends it twice at once', async () => {
    const { post, signIn } = await openWebServer();
    const [first, second] = await Promise.all([signIn(), signIn()]);
    expect([first.headers.location, second.headers.location]).toEqual(['/', '/']);
    expect(cookieOf(second)).toBe(cookieOf(first));
    expect((await post('/tamogatas/belepes', `kulcs=${key}`, { 'user-agent': 'another' })).headers.location).toBe(
      '/tamogatas/hiba',
    );
  });

  it.each([
    '',
    'kulcs=',
    'kulcs=rovid',
    `kulcs=${'k'.repeat(43)}`,
    `kulcs=${contractPasses.lapsed.key}`,
    `kulcs=${encodeURIComponent(`${key}\n`)}`,
    'kulcs[]=x',
    '%00=1',
  ])('that is none (%j) leads to the page that says so', async (body) => {
    const { post } = await openWebServer();
    const { status, headers } = await post('/tamogatas/belepes', body);
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/tamogatas/hiba', undefined]);
  });

  it('that was cut off on its way is told so before the press', async () => {
    const { get } = await openWebServer();
    expect((await get('/tamogatas/belepes?kulcs=rovid')).headers.location).toBe('/tamogatas/hiba');
  });

  it('may be tried five times a minute', async () => {
    const { post, signIn, wait } = await openWebServer();
    for (let time = 0; time < 5; time += 1) expect((await post('/tamogatas/belepes', 'kulcs=x')).status).toBe(303);
    const sixth = await signIn();
    expect([sixth.status, sixth.headers['retry-after'], sixth.headers['set-cookie']]).toEqual([429, '60', undefined]);
    wait(60);
    expect((await signIn()).headers.location).toBe('/');
  });

  it('may not be tried more often by who invents addresses, but for each reader of a proxy that was named', async () => {
    const from = (reader: number) => ({ 'x-forwarded-for': `203.0.113.${reader}` });
    const tries = async (proxies = trustedProxies([])) => {
      const { post } = await openWebServer({ proxies });
      const answers = await Promise.all(
        Array.from({ length: 7 }, (_, reader) => post('/tamogatas/belepes', 'kulcs=x', from(reader))),
      );
      return answers.filter(({ status }) => status === 429).length;
    };
    expect([await tries(), await tries(trustedProxies(['127.0.0.1']))]).toEqual([2, 0]);
  });

  it('is not taken from a page of another', async () => {
    const { post, send, signIn } = await openWebServer();
    for (const foreign of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site', origin: 'https://x.lapunk.example' },
    ] as Record<string, string>[]) {
      for (const path of ['/tamogatas/belepes', '/tamogatas/profil'])
        expect((await post(path, `kulcs=${key}`, foreign)).status).toBe(403);
    }
    expect(
      (
        await send(
          'POST',
          '/tamogatas/belepes',
          { 'content-type': 'application/x-www-form-urlencoded' },
          `kulcs=${key}`,
        )
      ).status,
    ).toBe(403);
    expect((await signIn()).headers.location).toBe('/');
  });

  it('is not taken in another form, nor in a large one', async () => {
    const { post, signIn } = await openWebServer();
    expect(
      (await post('/tamogatas/belepes', `{"kulcs":"${key}"}`, { 'content-type': 'application/json' })).status,
    ).toBe(415);
    expect((await post('/tamogatas/belepes', `kulcs=${key}`, { 'content-type': 'multipart/form-data' })).status).toBe(
      415,
    );
    expect((await post('/tamogatas/belepes', `x=${'y'.repeat(3_000)}&kulcs=${key}`)).status).toBe(413);
    expect((await signIn()).headers.location).toBe('/');
  });

  it('is taken at its address alone, and nowhere on the sister site', async () => {
    const { post } = await openWebServer();
    for (const path of ['/', '/tamogatas', '/tamogatas/hiba', '/tamogatas/belepes/', gated, '/nincs'])
      expect((await post(path, `kulcs=${key}`)).status).toBe(405);
    expect(
      (await post('/tamogatas/belepes', `kulcs=${key}`, { host: 'testver.example', origin: 'https://testver.example' }))
        .status,
    ).toBe(405);
  });

  it('stands in no line of the log', async () => {
    const { get, post, signIn, lines } = await openWebServer({
      broken: { keep: () => errAsync({ kind: 'unavailable' } as Failure) },
    });
    await get(`/tamogatas/belepes?kulcs=${key}`);
    await get(`/tamogatas/belepes?kulcs=${key}%ZZ`);
    await post('/tamogatas/belepes', `kulcs=${key}`, { origin: 'x' });
    expect((await signIn()).status).toBe(503);
    expect(lines.join('')).not.toContain(key);
  });
});

describe('a reader who is signed in', () => {
  it('reads a gated article whole, by document and by data, and nobody keeps it', async () => {
    const { get, signIn } = await openWebServer();
    expect((await get(gated)).body).not.toContain(rest);
    const cookie = cookieOf(await signIn());
    for (const path of [gated, `${gated}/_payload.json`, gated]) {
      const { body, headers } = await get(path, cookie);
      expect(body).toContain(rest);
      expect(headers['cache-control']).toBe('private, no-store');
      expect((await get(path)).body).not.toContain(rest);
    }
  });

  it("is sent everybody's copy of any other page, made once", async () => {
    const { get, signIn, opened } = await openWebServer();
    const cookie = cookieOf(await signIn());
    opened.length = 0;
    const answers = [await get('/te'), await get('/te', cookie), await get('/te', cookie)];
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(answers[1]?.headers['cache-control']).toMatch(/^public/);
    expect(opened).toEqual(['youth']);
  });

  it('searches what is closed to others, by document and by data, and nobody keeps or gets what was found', async () => {
    const { get, signIn } = await openWebServer();
    const [search, anonymous] = ['/archivum?term=t%C3%A1mogat%C3%B3k%C3%A9', `n_token=${'h'.repeat(43)}`];
    const before = await get(search);
    const cookie = cookieOf(await signIn());
    for (const address of [search, '/archivum/_payload.json?term=t%C3%A1mogat%C3%B3k%C3%A9', search]) {
      const { body, headers } = await get(address, cookie);
      expect([body.includes('hir-12'), headers['cache-control']]).toEqual([true, 'private, no-store']);
      for (const others of ['', anonymous, 'n_path=x']) {
        const shared = await get(address, others);
        expect([shared.body.includes('hir-12'), shared.headers['cache-control']]).toEqual([
          false,
          before.headers['cache-control'],
        ]);
      }
    }
  });

  it("is sent everybody's copy of an archive that is not searched for words", async () => {
    const { get, signIn, opened } = await openWebServer();
    const cookie = cookieOf(await signIn());
    opened.length = 0;
    for (const _time of [1, 2]) expect((await get('/archivum', cookie)).headers['cache-control']).toMatch(/^public/);
    expect(opened).toEqual(['archivum']);
  });

  it('gets a copy that browsers must not mistake for the other', async () => {
    const { get } = await openWebServer();
    expect((await get(gated)).headers.vary).toBe('cookie, accept-encoding');
    expect((await get('/archivum?term=a')).headers.vary).toBe('cookie, accept-encoding');
    expect((await get('/te')).headers.vary).toBe('accept-encoding');
  });

  it('sees until when, and is a stranger after signing out', async () => {
    const { get, post, signIn } = await openWebServer();
    expect((await get('/tamogatas/profil')).body).toContain('"kind":"signed-out"');
    const cookie = cookieOf(await signIn());
    expect((await get('/tamogatas/profil', cookie)).body).toContain(
      `"kind":"holds","validUntil":${contractPasses.unused.validUntil}`,
    );
    const out = await post('/tamogatas/profil', '', { cookie });
    expect([out.status, out.headers.location, out.headers['set-cookie']]).toEqual([
      303,
      '/tamogatas/profil',
      ['n_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'],
    ]);
    expect((await get('/tamogatas/profil', cookie)).body).toContain('"kind":"signed-out"');
    expect((await get(gated, cookie)).body).not.toContain(rest);
  });

  it("gets a handle of the server's own making, and the one before ends", async () => {
    const { get, signIn } = await openWebServer();
    const planted = `n_token=${'p'.repeat(43)}`;
    const cookie = cookieOf(await signIn(planted));
    expect(cookie).not.toBe(planted);
    expect((await get(gated, planted)).body).not.toContain(rest);
    expect((await get(gated, cookie)).body).toContain(rest);
  });

  it('reads the free part while it cannot be told who it is', async () => {
    const { get } = await openWebServer({ broken: { of: () => errAsync({ kind: 'unavailable' } as Failure) } });
    const { status, body } = await get(gated, `n_token=${'h'.repeat(43)}`);
    expect([status, body.includes(rest), body.includes('"gated":true')]).toEqual([200, false, true]);
  });

  it('is nobody, whatever stands in the cookie', async () => {
    const { get } = await openWebServer();
    const {
      headers: { etag },
    } = await get(gated);
    const noise = fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, '?'));
    await fc.assert(
      fc.asyncProperty(noise, async (text) => {
        expect((await get(gated, `n_token=${text}`)).headers.etag).toBe(etag);
      }),
      { numRuns: 30 },
    );
    expect((await get(gated, `n_token=${'x'.repeat(10_000)}`)).headers.etag).toBe(etag);
  });
});

describe('the way back', () => {
  const remembered = async (path: string, seconds = 0, spoil = (cookie: string) => cookie) => {
    const { get, signIn, wait } = await openWebServer();
    const page = await get(`/tamogatas/belepes?vissza=${encodeURIComponent(path)}`);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    wait(seconds);
    const { headers } = await signIn(spoil(cookieOf(page, 'n_path')));
    return headers.location;
  };

  it('leads to the page that the reader came from, for ten minutes', async () => {
    expect(await remembered(`${gated}?oldal=1`)).toBe(`${gated}?oldal=1`);
    expect(await remembered(gated, 599)).toBe(gated);
    expect(await remembered(gated, 600)).toBe('/');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/nincs/ilyen/a/b/c',
    'javascript:1',
    '',
    '/\nX: y',
    '/é',
    `/te?${'a'.repeat(1_000)}`,
  ])('leads home from %j', async (path) => {
    expect(await remembered(path)).toBe('/');
  });

  it('is not one that somebody else wrote', async () => {
    const other = Buffer.from(JSON.stringify(['/te', 1_760_000_000])).toString('base64url');
    expect(await remembered(gated, 0, (cookie) => cookie.replace(/=[^.]+\./, `=${other}.`))).toBe('/');
    expect(await remembered(gated, 0, (cookie) => `${cookie}x`)).toBe('/');
    expect(await remembered(gated, 0, () => 'n_path=x.y.z')).toBe('/');
  });

  it('is forgotten when it was used', async () => {
    const { get, signIn } = await openWebServer();
    const { headers } = await signIn(cookieOf(await get(`/tamogatas/belepes?vissza=${gated}`), 'n_path'));
    expect(headers['set-cookie']?.[1]).toBe(
      'n_path=; Path=/tamogatas/belepes; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    );
  });
});
