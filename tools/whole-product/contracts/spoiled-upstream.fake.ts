import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '#adapters/http/limits.ts';
import { createChangeRecord } from '#adapters/changes/change-record.ts';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import type { InsteadOfCachedPage } from '#adapters/web/responses/instead-of-cached-page.ts';
import { createOpenCachedPage } from '#adapters/web/pages/open-cached-page.ts';
import { createPageCache } from '#adapters/web/page-cache/page-cache.ts';
import { type Origin, runOrigin } from '#adapters/origin/process/run-origin.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import { buildSampleContent } from '#adapters/sample-newspaper/write/build-sample-content.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { anonymous } from '#core/pages/visitor.ts';
import { brand, siteHeader } from '../../../config/settings/brand.ts';
import { compose } from '../../../config/wiring/composition.ts';
import { addressResolverOf } from '../../../config/wiring/installation.ts';
import { renderPage } from '../../../config/wiring/render.tsx';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { exampleAssets as assets } from '#core/pages/assets.fake.ts';

const now = 1_790_000_000;
const sites = sitesAt(publicAddresses);
const addressResolver = addressResolverOf(sites, brand.shopUrl);

const spoilers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'a failure': (response) =>
    void response.writeHead(500, { 'content-type': 'application/problem+json' }).end('{"status":500}'),
  'another schema': (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"items":"x","data":7,"blocks":{"0":null},"title":[]}'),
  'an empty list': (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  nothing: (response) => void response.writeHead(204).end(),
  'a page for people': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Karbantartás</h1>'),
  'half of it': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"items":[', () => response.destroy());
  },
  'a thousand brackets': (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"items":${'['.repeat(1000)}${']'.repeat(1000)}}`),
  'a way elsewhere': (response) => void response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
};

/** A proxy before the origin that records calls and spoils one at a time. */
const between = (origin: string) => {
  const asked = new Set<string>();
  const known = new Map<string, { readonly status: number; readonly body: string }>();
  const askedTargets = new Set<string>();
  /** A path, a path and its query, or `*` for every call. */
  const spoiled: { call: string | null; by: (response: ServerResponse) => void } = { call: null, by: () => undefined };
  const load = async (url: string, site: string) => {
    const answer = await fetch(origin + url, { headers: { [siteHeader]: site, 'origin-secret': testSecret } });
    return { status: answer.status, body: await answer.text() };
  };
  const server = createServer(async ({ url = '/', headers }: IncomingMessage, response) => {
    const path = url.split('?')[0] ?? '';
    asked.add(path);
    askedTargets.add(url);
    if (['*', path, url].includes(spoiled.call ?? '')) return spoiled.by(response);
    const site = String(headers[siteHeader]);
    const answer = known.get(site + url) ?? (await load(url, site));
    known.set(site + url, answer);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  return { server, asked, askedTargets, spoiled };
};

const dataDir = mkdtempSync(join(tmpdir(), 'spoiled-'));
let origin: Origin;
let proxy: ReturnType<typeof between>;

beforeAll(async () => {
  const seedSites = sites.map(({ role, slug, domain, name, pathPrefix, timeZone }) => ({
    role,
    slug,
    domain,
    name,
    pathPrefix,
    timeZone,
  }));
  const content = buildSampleContent(seedSites, now - 3600);
  const articles = content.articles?.slice(0, 250) ?? [];
  origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader,
    secret: testSecret,
    content: { kind: 'given', content: { ...content, articles } },
    sample: noSample,
    now: () => now,
  });
  await origin.ready;
  proxy = between(origin.url);
  await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
}, 120_000);

afterAll(async () => {
  proxy.server.closeAllConnections();
  proxy.server.close();
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const openedBy = () => {
  const { openPage, dataCache: cache } = compose({
    time: systemTime,
    sites,
    addressResolver,
    record: createChangeRecord(),
    mainApiUrl: `http://127.0.0.1:${(proxy.server.address() as AddressInfo).port}`,
  });
  return async (address: string, anew = true): Promise<string> => {
    if (anew) cache.invalidate();
    const { hostname, pathname, search } = new URL(address, sites[0].origin);
    const { site, route } = addressResolver.judge({ host: hostname, path: pathname, query: search.slice(1) });
    if (!site || !route) return 'no page stands there';
    const page = await openPage({ site: site.site, route, query: search.slice(1) }, anonymous);
    return page.match(
      (opened) => renderPage(opened, assets),
      (instead) => (instead.kind === 'redirect' ? instead.location : instead.kind),
    );
  };
};

export const describeRefusals = (): void => {
  describe('a refusal', () => {
    const refusals = [
      [401, 'unavailable'],
      [403, 'forbidden'],
      [400, 'unavailable'],
      [404, 'not-found'],
    ] as const;
    it.each(refusals)('of %i, to the call without which there is no page, is %s', async (status, expected) => {
      const open = openedBy();
      proxy.spoiled.by = (response) =>
        void response
          .writeHead(status, { 'content-type': 'application/problem+json' })
          .end('{"detail":"Expired JWT Token"}');
      proxy.spoiled.call = '/api/articles';
      expect(await open('/rovat/belfold')).toBe(expected);
    });
  });
};

/** Opens addresses through the page cache, at a clock that can be set ahead. */
const openedThroughCache = () => {
  const time = createSteerableTime();
  const { record, makeCurrent } = unchanged();
  const { openPage } = compose({
    time,
    sites,
    addressResolver,
    record,
    mainApiUrl: `http://127.0.0.1:${(proxy.server.address() as AddressInfo).port}`,
  });
  const cache = createPageCache<InsteadOfCachedPage>({
    now: time.now,
    maxBytes: 1e8,
    store: null,
    starting: () => false,
    record,
  });
  const open = createOpenCachedPage({
    openPage,
    render: (page) => renderPage(page, assets),
    cache,
    headersOf: () => [],
    now: time.now,
    makeCurrent,
    failures: () => 0,
    log: createLog('silent', () => undefined),
  });
  return {
    time,
    ask: async (address: string): Promise<string> => {
      const { hostname, pathname, search } = new URL(address, sites[0].origin);
      const { site, route } = addressResolver.judge({ host: hostname, path: pathname, query: search.slice(1) });
      if (!site || !route) return 'no page stands there';
      const opened = await open({ site: site.site, route, path: pathname, query: '' }, anonymous, false);
      if ('instead' in opened)
        return opened.instead.kind === 'redirect' ? opened.instead.location : opened.instead.kind;
      return opened.stale ? 'stale' : 'fresh';
    },
  };
};

export const describeRefusalOfEverything = (): void => {
  describe('a main API that answers 400 to every call', () => {
    it('evicts no page, and is an outage for those that are not cached', async () => {
      proxy.spoiled.call = null;
      const { time, ask } = openedThroughCache();
      const pages = [
        '/',
        '/rovat/belfold',
        '/impresszum',
        await ask('/x/2020/01/01/zsombekhalom-rendelointezet-szavazas'),
      ];
      for (const page of pages) expect([page, await ask(page)]).toEqual([page, 'fresh']);
      proxy.spoiled.by = (response) =>
        void response.writeHead(400, { 'content-type': 'application/problem+json' }).end('{"detail":"page"}');
      proxy.spoiled.call = '*';
      for (let hour = 0; hour < 20; hour += 1) {
        await time.advance(3_600_000);
        for (const page of pages) expect([hour, page, await ask(page)]).toEqual([hour, page, 'stale']);
        expect(await ask('/rovat/kulfold')).toBe('unavailable');
      }
      proxy.spoiled.call = null;
      expect(await ask('/rovat/kulfold')).toBe('fresh');
    });
  });
};

const headingOf = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';

interface Tried {
  readonly page: string;
  readonly primary: RegExp;
}

const document = /^\/api\/docs\//;
const list = /^\/api\/(articles|search)$/;
export const spoiledPages: readonly Tried[] = [
  { page: '/', primary: /^\/api\/index\/news$/ },
  { page: '/after', primary: list },
  { page: '/g7', primary: list },
  { page: '/karakter', primary: list },
  { page: '/g7/podcast', primary: list },
  { page: '/legfrissebb', primary: list },
  { page: '/english', primary: list },
  { page: '/rovat/belfold', primary: list },
  { page: '/rovat/szepkilatas', primary: list },
  { page: '/szerzo/szalkay-dorka', primary: list },
  { page: '/cimke/vasut', primary: list },
  { page: '/archivum?term=a', primary: list },
  { page: '/melleklet/eb-2024', primary: list },
  { page: '/melleklet/eb-2024/csoportok', primary: /data$/ },
  { page: '/melleklet/tippjatek', primary: /^\/api\/tip-rounds$/ },
  { page: '/arfolyam', primary: /^\/api\/exchange$/ },
  { page: '/impresszum', primary: document },
  { page: '/dokumentum/adatvedelem', primary: document },
  { page: '/egyszazalek', primary: document },
  { page: '/te', primary: document },
  { page: '/tamogatas', primary: document },
  { page: 'zsombekhalom-rendelointezet-szavazas', primary: /^\/api\/articles\/[^/]+$/ },
  { page: 'ildo-arviz-elo', primary: /^\/api\/articles\/[^/]+$/ },
];

export const describeSpoiledPages = (pages: readonly Tried[]): void => {
  describe('a page of which one call goes wrong', () => {
    it.each(pages)('$page stands, whatever stands beside it', { timeout: 60_000 }, async ({ page, primary }) => {
      proxy.spoiled.call = null;
      const open = openedBy();
      const address = page.startsWith('/') ? page : await open(`/x/2020/01/01/${page}`);
      proxy.asked.clear();
      const heading = headingOf(await open(address));
      expect(heading).not.toBe('');
      for (const call of [...proxy.asked].filter((path) => page === '/' || !path.startsWith('/api/frontend'))) {
        proxy.spoiled.call = call;
        for (const [name, spoil] of Object.entries(spoilers)) {
          proxy.spoiled.by = spoil;
          const opened = await open(address);
          expect(primary.test(call) ? ['unavailable', 'not-found', heading] : [heading], `${call}: ${name}`).toContain(
            headingOf(opened) || opened,
          );
        }
      }
    });
  });
};

const poisons: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'more than may be read': (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`{"items":[],"padding":"${'x'.repeat(defaultLimits.bodyBytes)}"}`),
  'another schema': spoilers['another schema'] as (response: ServerResponse) => void,
  'a failure': spoilers['a failure'] as (response: ServerResponse) => void,
  silence: () => undefined,
};

/** More than the circuit breaker needs to open. */
const requestsOneByOne = 25;
/** More than the bulkhead's slots and queue. */
const requestsAtOnce = 100;
const shared =
  /^\/api\/(frontend|index|counter|recommended|episodes|impress|exchange|tip-rounds|unique|podcasts\/public)\b/;

export const describePoison = (pages: readonly string[], poisonedPages = pages): void => {
  describe('whatever one article, list, document or supplement answers', () => {
    const open = (): ReturnType<typeof openedBy> => {
      proxy.spoiled.call = null;
      return openedBy();
    };
    it.each(poisonedPages)('of %s, every other address answers as before', { timeout: 60_000 }, async (page) => {
      const addressOf = async (slug: string): Promise<string> =>
        slug.startsWith('/') ? slug : open()(`/x/2020/01/01/${slug}`);
      const poisoned = await addressOf(page);
      proxy.askedTargets.clear();
      await open()(poisoned);
      const things = [...proxy.askedTargets].filter((target) => !shared.test(target));
      const others = await Promise.all(pages.filter((other) => other !== page).map(addressOf));
      const before = new Map<string, string>();
      const own = new Set<string>();
      for (const other of others) {
        proxy.askedTargets.clear();
        before.set(other, headingOf(await open()(other)));
        for (const target of proxy.askedTargets) own.add(target);
      }
      for (const thing of things.filter((target) => !own.has(target)))
        for (const [name, by] of Object.entries(poisons)) {
          const opened = open();
          proxy.spoiled.call = thing;
          proxy.spoiled.by = by;
          const waiting: Promise<string>[] = [];
          if (name === 'silence') for (let at = 0; at < requestsAtOnce; at += 1) waiting.push(opened(poisoned));
          else for (let at = 0; at < requestsOneByOne; at += 1) await opened(poisoned);
          const answers = await Promise.all(others.map((other) => opened(other, false)));
          expect(answers.map(headingOf), `${thing}: ${name}`).toEqual([...before.values()]);
          proxy.server.closeAllConnections();
          await Promise.all(waiting);
        }
    });
  });
};
