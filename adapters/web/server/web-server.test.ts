import type { Time } from '#adapters/time/time.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { InsteadOfCachedPage } from '../responses/instead-of-cached-page.ts';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { okAsync, errAsync } from 'neverthrow';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import { frameOf } from '#core/pages/building/frame.ts';
import { headOf } from '#core/pages/building/head.ts';
import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';
import type { Page } from '#core/pages/page.ts';
import type { Payload } from '#core/pages/building/payload.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { createAdmitWork } from '../requests/admit-work.ts';
import { createAnswerAddress } from '../pages/answer-address.ts';
import { createAnswerMissing } from '../pages/answer-missing.ts';
import { createAnswerNoRequest } from './answer-no-request.ts';
import { createSiteServer } from './create-site-server.ts';
import { createAccessLog } from './access-log.ts';
import { type DictionaryFor, dictionaryOf } from '../responses/compression/dictionary.ts';
import { createFeeds } from '../discovery/feeds/create-feeds.ts';
import { createCacheFirstListener } from './cache-first-listener.ts';
import { createWebServer } from './web-server.ts';
import { createKeepAnswers } from '../page-cache/kept-answers.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { cachedPageMark } from '../pages/make-page.ts';
import { createOpenCachedPage } from '../pages/open-cached-page.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { createTooManySender } from '../responses/too-many.ts';
import { createProblemSender } from '../responses/problem.ts';
import { noReaders } from '../readers/readers.fake.ts';
import { createRecovery } from './recover.ts';
import { createRequestIds } from '../requests/request-id.ts';
import { trustedProxies } from '../requests/trusted-proxies.ts';
import { createRequestLineCache } from '../page-cache/request-line-cache.ts';
import { noResources } from './resource-answers.fake.ts';
import { type AnswerResource, resourceRoutes } from './resource-routes.ts';
import type { OpenPage } from '../addresses/wanted-page.ts';

const atOnce: Pick<Time, 'after'> = { after: (_, run) => (run(), () => undefined) };
const clock = { now: () => 1_800_000_000 };
const emptyPage = (request: Parameters<OpenPage>[0]): Page => ({
  route: { name: 'empty', params: {}, ...(request.route.page ? { page: request.route.page } : {}) },
  frame: frameOf({ sites: fiveSites, clock, preview: false }, request.site, emptyCommonData, anonymous),
  head: headOf({ title: request.route.name, canonical: '/' }),
  content: null,
});

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const openWebServer = async ({
  instead = null as InsteadOfPage | null,
  feeds = null as AnswerResource | null,
  proxies = [] as string[],
  draining = false,
  wait = (): number => 0,
  now = Date.now,
  failing = (): boolean => false,
  dictionaryFor = (() => null) as DictionaryFor,
  rules = [] as readonly RedirectRule[],
  work = { burst: 1000, perSecond: 1000 },
  render = (page: Page) => `<html data-copy="${cachedPageMark}">${page.head.title}`,
} = {}) => {
  const opened: string[] = [];
  const lines: string[] = [];
  const access: Record<string, unknown>[] = [];
  const openPage: OpenPage = (request) => {
    opened.push(`${request.route.name} ${request.query}`);
    if (failing()) return errAsync({ kind: 'unavailable' });
    return instead ? errAsync(instead) : okAsync(emptyPage(request));
  };
  const log = createLog('warn', (line) => void lines.push(line));
  const headers = ['x-safe', 'yes'];
  const { record, makeCurrent } = unchanged();
  const cache = createPageCache<InsteadOfCachedPage>({
    now,
    maxBytes: 1e7,
    store: null,
    starting: () => false,
    record,
  });
  const { judge, linkTo } = pageAddressResolver({
    sites: fiveSites,
    academySegment: 'akademia',
    rules,
    resources: [
      { kind: 'exact', path: '/rss' },
      { kind: 'exact', path: '/rss/archivum' },
      { kind: 'of-page', suffix: '/_payload.json' },
    ],
  });
  const requestLineCache = createRequestLineCache(100, () => true);
  const openCachedPage = createOpenCachedPage({
    openPage,
    render,
    cache,
    headersOf: () => headers,
    makeCurrent,
    now,
    failures: () => 0,
    log,
  });
  const admitWork = createAdmitWork(now, trustedProxies(proxies), work);
  const sendProblem = createProblemSender(async ({ status, path }) => `problem ${status} ${path}`, headers, {
    admitWork,
  });
  const pages = createAnswerAddress({
    now,
    makeCurrent,
    admitSearch: wait,
    admitWork,
    admitQuiz: wait,
    setNotices: (body) => body,
    dictionaryFor,
    judge,
    openCachedPage,
    openPublicPage: openPage,
    staff: null,
    mainSite: fiveSites[0],
    requestLineCache,
    quizVisitOf: () => null,
    readers: noReaders,
    sendProblem,
    sendTooMany: createTooManySender({ lead: 'too many', description: '', home: '' }, headers, atOnce),
    headers,
  });
  const ownFeeds = createFeeds({
    admitSearch: wait,
    admitWork,
    judge,
    sites: fiveSites,
    linkTo,
    openPage,
    headers,
    keepAnswers: createKeepAnswers({ now, record, makeCurrent }).keepAnswers,
  });
  const webServer = createWebServer({
    headers,
    pages,
    resources: resourceRoutes({ ...noResources, feeds: feeds ?? ownFeeds }, { admitWork, headers, time: atOnce }),
    missing: createAnswerMissing({ judge, mainSite: fiveSites[0], sendProblem }),
    forms: {},
    recover: createRecovery(sendProblem, fiveSites[0], log),
    readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'current' }) },
  });
  const noRequest = createAnswerNoRequest({
    words: { tooLong: '', tooSlow: '', unreadable: 'unreadable' },
    headers,
    time: systemTime,
  });
  const server = createSiteServer({
    noRequest,
    answer: createCacheFirstListener({
      requestLineCache,
      now,
      readerCookie: 'n_token',
      webServer: async () => webServer,
      noRequest,
      headers,
      requestIdOf: createRequestIds(trustedProxies(proxies)),
      access: createAccessLog(
        createLog('info', (line) => void access.push(JSON.parse(line))),
        systemTime,
      ),
      draining: () => draining,
      setNotices: (body) => body,
      dictionaryFor,
    }),
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headersSent: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers: headersSent }, (response) => {
        let body = '';
        response
          .setEncoding('utf8')
          .on('data', (text: string) => (body += text))
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      }).on('error', reject);
    });
  const raw = (target: string, ...head: readonly string[]): Promise<readonly [string, string]> =>
    new Promise((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\n${['Connection: close', ...head].join('\r\n')}\r\n\r\n`),
      );
      socket
        .setEncoding('latin1')
        .on('data', (part: string) => (text += part))
        .on('error', () => undefined)
        .on('close', () => resolve([text.split('\r\n')[0] ?? '', text]));
    });
  return { ask, raw, opened, lines, access };
};

describe('the web server', () => {
  it('opens a cold page once for 200 who ask at the same time', async () => {
    const { ask, opened } = await openWebServer();
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask('/legfrissebb')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(opened).toEqual(['legfrissebb ']);
  });

  it('caches one page for any unknown parameters, and another for another page number', async () => {
    const { ask, opened } = await openWebServer();
    for (const query of ['', '?utm_source=a', '?oldal=1', '?oldal=abc', '?oldal=2', '?x=1&oldal=2'])
      await ask(`/legfrissebb${query}`);
    expect(opened).toEqual(['legfrissebb ', 'legfrissebb oldal=2']);
  });

  it('asks rules with query keys before any copy of the page', async () => {
    const { ask, opened } = await openWebServer({
      rules: [{ id: 'wp', from: '/?p={digits}', to: '/szerzo/{digits}', status: 301, examples: [] }],
    });
    const answered = async (path: string) => {
      const { status, headers, body } = await ask(path);
      return [status, headers.location ?? (path.includes('_payload') ? JSON.parse(body).location : undefined)];
    };
    // The second request of each hits the cache.
    for (const round of [1, 2]) {
      expect([round, ...(await answered('/'))]).toEqual([round, 200, undefined]);
      expect([round, ...(await answered('/?utm=1'))]).toEqual([round, 200, undefined]);
      expect([round, ...(await answered('/?p=12&utm=1'))]).toEqual([round, 301, '/szerzo/12?utm=1']);
      expect([round, ...(await answered('/_payload.json?p=12'))]).toEqual([round, 200, '/szerzo/12']);
    }
    expect(opened).toEqual(['index ']);
  });

  it('names the same copy in the document and in its data', async () => {
    const { ask, opened } = await openWebServer();
    const { body } = await ask('/empty');
    const data = JSON.parse((await ask('/empty/_payload.json')).body) as Extract<Payload, { kind: 'page' }>;
    expect(body).toContain(`data-copy="${data.copy}"`);
    expect(data.page.route.name).toBe('empty');
    expect(opened).toHaveLength(1);
  });

  it('sends 304 to a client with the current copy', async () => {
    const { ask } = await openWebServer();
    const first = await ask('/');
    const again = await ask('/', { 'if-none-match': first.headers.etag ?? '' });
    expect([again.status, again.body, again.headers.etag, again.headers['x-safe']]).toEqual([
      304,
      '',
      first.headers.etag,
      'yes',
    ]);
  });

  it('sends `Age` for a stale copy, with its original `Cache-Control`', async () => {
    const time = { now: 1_800_000_000_000, failing: false };
    const { ask } = await openWebServer({ now: () => time.now, failing: () => time.failing });
    const {
      headers: { 'cache-control': caching, age, date: _date, ...first },
    } = await ask('/legfrissebb');
    expect([caching, age]).toEqual(['public, max-age=10, stale-while-revalidate=0, stale-if-error=60', undefined]);
    time.now += 20_400;
    const later = async () => {
      const { headers } = await ask('/legfrissebb');
      return [headers.age, headers['cache-control'], headers.etag];
    };
    // The first request revalidates; the second is answered before Express.
    time.failing = true;
    expect([await later(), await later()]).toEqual([
      ['20', caching, first.etag],
      ['20', caching, first.etag],
    ]);
    time.now += 86_400_000;
    expect(await later()).toEqual(['86420', caching, first.etag]);
    time.failing = false;
    expect((await later())[0]).toBeUndefined();
  });

  it('compresses public pages with the dictionary of their site, but not private pages and data', async () => {
    const dictionary = dictionaryOf(Buffer.from('<html data-copy="'));
    const site = fiveSites[0].slug;
    const { ask } = await openWebServer({
      render: () => `<html data-copy="${cachedPageMark}">${'szöveg '.repeat(100)}`,
      dictionaryFor: (page) => (page.startsWith(`${site} `) ? dictionary : null),
    });
    const browser = { 'accept-encoding': 'br, zstd, dcb, dcz', 'available-dictionary': dictionary.name };
    const sent = async (path: string, more = {}) => {
      const { headers } = await ask(path, { ...browser, ...more });
      return headers['content-encoding'];
    };
    expect([await sent('/legfrissebb'), await sent('/legfrissebb'), await sent('/after')]).toEqual([
      'dcz',
      'dcz',
      'zstd',
    ]);
    expect(await sent('/legfrissebb/_payload.json')).toBe('zstd');
    expect((await ask('/legfrissebb')).headers.vary).toBe('accept-encoding, available-dictionary');
  });

  it.each([
    ['authorization', 'Bearer x'],
    ['cookie', 'session=1'],
    ['cookie', '__Host-staff=1'],
    ['cookie', 'n_token=0123456789012345678901234567890123456789012'],
  ])('ignores credentials that open nothing on a public node: %s %s', async (name, value) => {
    const { ask, opened } = await openWebServer();
    await ask('/');
    const { headers } = await ask('/', { [name]: value });
    expect(headers['cache-control']).toContain('public');
    expect(opened).toHaveLength(1);
  });

  it.each([
    [{ kind: 'not-found' }, 404],
    [{ kind: 'forbidden' }, 403],
    [{ kind: 'bad-request' }, 400],
    [{ kind: 'sign-in-required' }, 401],
    [{ kind: 'unavailable' }, 503],
  ] as const)('answers %o with its status and its screen', async (instead, status) => {
    const { ask } = await openWebServer({ instead });
    const answer = await ask('/legfrissebb');
    expect([answer.status, answer.body]).toEqual([status, `problem ${status} /legfrissebb`]);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });

  it('refuses too many searches with 429 and Retry-After, without rendering', async () => {
    const { ask, opened } = await openWebServer({ wait: () => 6.2 });
    const [page, data, feed] = [
      await ask('/archivum?term=a'),
      await ask('/archivum/_payload.json?term=a'),
      await ask('/rss/archivum?term=a'),
    ];
    expect([page.status, page.headers['retry-after'], page.headers['cache-control'], page.body]).toEqual([
      429,
      '7',
      'private, no-store',
      expect.stringContaining('<h1>too many</h1>'),
    ]);
    expect([data.status, data.headers['retry-after'], JSON.parse(data.body)]).toEqual([
      429,
      '7',
      { kind: 'none', status: 429 },
    ]);
    expect([feed.status, feed.headers['retry-after'], feed.headers['content-type']]).toEqual([
      429,
      '7',
      'application/problem+json',
    ]);
    expect([(await ask('/')).status, (await ask('/rss')).status, opened]).toEqual([
      200,
      404,
      ['index ', 'legfrissebb '],
    ]);
  });

  it('does not count a search that is already cached', async () => {
    let left = 1;
    const { ask } = await openWebServer({ wait: () => ((left -= 1) < 0 ? 5 : 0) });
    const answers = [
      await ask('/archivum?term=a'),
      await ask('/archivum?x=1&term=+a'),
      await ask('/archivum?term=b'),
      await ask('/archivum?term=a'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  });

  it('limits what one place may ask for that leaves nothing in the cache, and no page that can be stored', async () => {
    const work = { burst: 2, perSecond: 0.001 };
    const { ask } = await openWebServer({ work, instead: { kind: 'not-found' } });
    const statuses: number[] = [];
    for (const page of [2, 3, 4]) statuses.push((await ask(`/legfrissebb?oldal=${page}`)).status);
    expect(statuses).toEqual([404, 404, 429]);
    expect((await ask('/nincs/ilyen/oldal')).status).toBe(429);
    const others = await openWebServer({ work, instead: { kind: 'not-found' } });
    await Promise.all([1, 2, 3, 4, 5, 6].map((at) => others.ask(`/cimke/${at}`)));
    expect(others.opened).toHaveLength(2);
    const stored = await openWebServer({ work });
    for (const path of ['/', '/legfrissebb', '/cimke/a', '/cimke/b', '/cimke/c'])
      expect((await stored.ask(path)).status).toBe(200);
  });

  it('takes nothing of a place for an outage', async () => {
    const { ask } = await openWebServer({ work: { burst: 1, perSecond: 0.001 }, instead: { kind: 'unavailable' } });
    for (let at = 0; at < 3; at += 1) expect((await ask(`/cimke/${at}`)).status).toBe(503);
  });

  it.each([
    [{ kind: 'forbidden' }, 403],
    [{ kind: 'unavailable' }, 503],
    [{ kind: 'not-found' }, 404],
  ] as const)('answers %o for a feed with the status of its page', async (instead, status) => {
    const { ask } = await openWebServer({ instead });
    expect((await ask('/rss')).status).toBe(status);
  });

  it('redirects the feed of a list that has another address', async () => {
    const { ask } = await openWebServer({ instead: { kind: 'redirect', permanent: true, location: '/szerzo/uj' } });
    expect(await ask('/rss')).toMatchObject({ status: 301, headers: { location: '/rss/szerzo/uj' } });
  });

  it('answers a screen that fails to draw with 503, and says so in the log', async () => {
    const { ask, lines } = await openWebServer({
      render: () => {
        throw new Error('screen');
      },
    });
    expect((await ask('/')).status).toBe(503);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ event: 'page-broken', error: { message: 'screen' } });
  });

  it('redirects with the unchanged query, also for data requests', async () => {
    const { ask } = await openWebServer({ instead: { kind: 'redirect', permanent: true, location: '/a?x=%C3%A1&y' } });
    expect(await ask('/2020/01/01/x')).toMatchObject({ status: 301, headers: { location: '/a?x=%C3%A1&y' } });
    expect(JSON.parse((await ask('/2020/01/01/x/_payload.json')).body)).toEqual({
      kind: 'redirect',
      location: '/a?x=%C3%A1&y',
    });
  });

  it('responds to an unexpected error with 503, all headers and no stack', async () => {
    const { ask, lines } = await openWebServer({ feeds: () => Promise.reject(new Error('unforeseen')) });
    const { status, headers, body } = await ask('/rss');
    expect([status, headers['x-safe'], body]).toEqual([503, 'yes', 'problem 503 ']);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ event: 'request-broken', path: '/rss' });
  });

  it('answers a path that cannot be read with 400, and one that is too long with 414', async () => {
    const { ask } = await openWebServer();
    expect((await ask('/%ZZ')).status).toBe(400);
    expect((await ask(`/${'a'.repeat(5000)}`)).status).toBe(414);
  });
});

describe('an absolute-form target', () => {
  it('is read as that host and path, and never leads to a foreign host, first or second time', async () => {
    const { raw } = await openWebServer();
    for (const target of [
      'http://evil.example/elo',
      'HTTPS://evil.example/elo',
      'http://evil.example:80/elo',
      'http://evil.example//elo',
      'http://evil.example',
      'http://evil.example?x=1',
      'http://evil.example/legfrissebb/',
    ]) {
      for (const _time of [1, 2]) {
        const [line, answer] = await raw(target, 'Host: lapunk.example');
        expect(line).toMatch(/ (200|301|302|404) /);
        expect(/^location: (.*)$/im.exec(answer)?.[1] ?? '/').toMatch(/^\/(?!\/)/);
      }
    }
  });

  it('has no fragment, first or second time', async () => {
    const { raw, opened } = await openWebServer();
    for (const target of ['/legfrissebb#x', '/legfrissebb', 'http://lapunk.example/legfrissebb#?y', '/legfrissebb#x'])
      expect((await raw(target, 'Host: lapunk.example'))[0]).toBe('HTTP/1.1 200 OK');
    expect(opened).toEqual(['legfrissebb ']);
  });

  it('has priority over the Host header, also in the cache', async () => {
    const { raw, opened } = await openWebServer();
    await raw('/legfrissebb', 'Host: lapunk.example');
    await raw('http://testver.example/legfrissebb', 'Host: lapunk.example');
    await raw('http://testver.example/legfrissebb', 'Host: lapunk.example');
    await raw('/legfrissebb', 'Host: testver.example');
    expect(opened).toHaveLength(2);
  });
});

describe('a host', () => {
  const bad = [
    '',
    'u@lapunk.example',
    'lapunk.example/x',
    'lapunk.example\\x',
    'a b',
    'a,b',
    'a%00b',
    'é.example',
    '[::1',
    '::1',
    'a..b',
    '.',
    'a:b',
    'a:1:2',
    'a?x',
    'a#x',
    `${'a'.repeat(300)}.example`,
  ];
  it.each(bad)('that is invalid (%j) is refused with all headers, first or second time', async (host) => {
    const { raw, opened } = await openWebServer();
    await raw('/', 'Host: lapunk.example');
    for (const _time of [1, 2]) {
      const [line, answer] = await raw('/', `Host: ${host}`);
      expect(line).toBe('HTTP/1.1 400 Bad Request');
      expect(answer).toMatch(/^x-safe: yes\r$/im);
      expect(answer).toMatch(/^connection: close\r$/im);
    }
    expect(opened).toHaveLength(1);
  });

  it.each([
    ['Host: lapunk.example', 'Host: lapunk.example'],
    ['Host: lapunk.example', 'host: evil.example'],
    ['HOST: a', 'X: y', 'hOsT: b'],
    [],
  ])('that is missing or named twice (%j, %j, %j) is refused', async (...head) => {
    const { raw } = await openWebServer();
    await raw('/', 'Host: lapunk.example');
    for (const target of ['/', 'http://lapunk.example/']) {
      const [line, answer] = await raw(target, ...head);
      expect([line, /^x-safe: yes\r$/im.test(answer)]).toEqual(['HTTP/1.1 400 Bad Request', true]);
    }
  });

  it.each([
    'lapunk.example',
    'LAPUNK.example.',
    'localhost',
    'localhost:3000',
    '127.0.0.1:80',
    '[::1]',
    '[::1]:3000',
    'ismeretlen.hu',
    'x_y.example:',
    'xn--tvr-1na.example',
  ])('such as %s is answered', async (host) => {
    const { raw } = await openWebServer();
    expect((await raw('/', `Host: ${host}`))[0]).toBe('HTTP/1.1 200 OK');
  });

  it.each([
    'ftp://lapunk.example/',
    'http:///elo',
    'http://u:p@lapunk.example/',
    'http://lapunk.example:x/',
    '*',
    'http:/elo',
    'javascript:alert(1)',
  ])('is not read out of %s', async (target) => {
    const { raw } = await openWebServer();
    expect((await raw(target, 'Host: lapunk.example'))[0]).toBe('HTTP/1.1 400 Bad Request');
  });
});

describe('the id of a request', () => {
  const made = /^[0-9a-f-]{36}$/;
  const ids = async (ask: Awaited<ReturnType<typeof openWebServer>>['ask'], paths: readonly string[], sent = {}) => {
    const answers: unknown[] = [];
    for (const path of paths) answers.push((await ask(path, sent)).headers['x-request-id']);
    return answers;
  };

  it('is in its upstream calls and log lines, and not in stored pages', async () => {
    const { ask } = await openWebServer();
    expect(await ids(ask, ['/', '/nincs-ilyen', '/empty', '/empty/_payload.json', '/', '/', '/empty'])).toEqual([
      expect.stringMatching(made),
      expect.stringMatching(made),
      expect.stringMatching(made),
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('appears only in the response of the request that started a shared build', async () => {
    const { ask } = await openWebServer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/legfrissebb')));
    expect(answers.filter(({ headers }) => headers['x-request-id'] !== undefined)).toHaveLength(1);
  });

  it.each([
    [{ 'x-request-id': 'abc.DEF_1-2' }, 'abc.DEF_1-2'],
    [
      { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'x-request-id': 'x' },
      '0af7651916cd43dd8448eb211c80319c',
    ],
    [{ traceparent: '00-00000000000000000000000000000000-b7ad6b7169203331-01' }, made],
    [{ traceparent: 'x', 'x-request-id': 'fallback' }, 'fallback'],
    [{ 'x-request-id': 'a'.repeat(64) }, 'a'.repeat(64)],
    [{ 'x-request-id': 'a'.repeat(65) }, made],
    [{ 'x-request-id': 'a b' }, made],
    [{ 'x-request-id': '"}' }, made],
    [{ 'x-request-id': '' }, made],
    [{}, made],
  ])('told as %j by a proxy of ours is %s, and by anybody else is nothing', async (sent, expected) => {
    const told = await openWebServer({ proxies: ['127.0.0.1'] });
    expect((await told.ask('/x', sent as Record<string, string>)).headers['x-request-id']).toMatch(expected);
    const untold = await openWebServer();
    expect((await untold.ask('/x', sent as Record<string, string>)).headers['x-request-id']).toMatch(made);
  });
});

describe('the line of a request', () => {
  it('has method, path without query, and result', async () => {
    const { ask, raw, access } = await openWebServer();
    await ask('/legfrissebb?key=CANARY', { cookie: 'a=CANARY' });
    await ask('/legfrissebb?key=CANARY');
    await ask('/legfrissebb?oldal=1');
    await ask('/nincs-ilyen');
    await raw('http://user:CANARY@evil.example/x?key=CANARY', 'Host: a');
    await vi.waitFor(() => expect(access).toHaveLength(5), 30_000);
    const line = (path: string, status: number, more = {}) => ({
      event: 'request',
      method: 'GET',
      path,
      status,
      bytes: expect.any(Number),
      ms: expect.any(Number),
      request: expect.any(String),
      ...more,
    });
    expect(access).toMatchObject([
      line('/legfrissebb', 200, { cache: 'miss' }),
      line('/legfrissebb', 200, { cache: 'hit' }),
      line('/legfrissebb', 200, { cache: 'hit' }),
      line('/nincs-ilyen', 404),
      line('http://***@evil.example/x', 400),
    ]);
    expect(JSON.stringify(access)).not.toContain('CANARY');
    for (const { bytes } of access) expect(bytes).toBeGreaterThan(100);
  });
});

describe('a house that is about to close', () => {
  it('closes each connection with its answer, stored or made', async () => {
    const { ask } = await openWebServer({ draining: true });
    for (const path of ['/', '/', '/nincs-ilyen', '/readyz'])
      expect((await ask(path)).headers.connection).toBe('close');
  });
});
