import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { endpoints, endpointTable } from '#adapters/web/endpoints/endpoint-table.ts';
import { allowances, maxBody, workReserve } from '#adapters/web/endpoints/limits.ts';
import type { Protection } from '#adapters/web/endpoints/protection.ts';
import { resourceEndpoints, type ResourceName } from '#adapters/web/endpoints/resource-endpoints.ts';
import { openSeededWebServer, type SeededWebServer } from '../running/seeded-web-server.fake.ts';

const doc = join(import.meta.dirname, '../../../docs/endpoints.md');
const head = readFileSync(doc, 'utf8').split('|---')[0];

/** Fixed clock: rate limits do not refill. */
const stillTime = { ...systemTime, monotonic: () => 1_000 };

let site: SeededWebServer;
let preview: SeededWebServer;
beforeAll(async () => {
  const open = (variables: Readonly<Record<string, string>>) =>
    openSeededWebServer(variables, (all) => all.slice(0, 60), 'ui/public', stillTime);
  [site, preview] = await Promise.all([open({}), open({ PREVIEW: 'on' })]);
});
afterAll(async () => void (await Promise.all([site.close(), preview.close()])));

const form = 'application/x-www-form-urlencoded';
const pathOf = (at: string): string =>
  at
    .replace(/^[A-Z]+ /, '')
    .replace(':token', 'a'.repeat(40))
    .replace(':id', '6f1e0c9a7b3d5e2f4a8c1d0b');
const posted = endpoints.filter(({ at }) => at.startsWith('POST '));

interface Posting {
  readonly body?: string;
  readonly from?: string;
  readonly fetchSite?: string;
}

const post = (at: string, { body = '', fetchSite = 'same-origin', ...more }: Posting) => {
  const server = pathOf(at) === '/login' ? preview : site;
  return server.ask(server.sites[0].domain, pathOf(at), {
    method: 'POST',
    headers: { 'content-type': form, 'sec-fetch-site': fetchSite },
    body,
    ...more,
  });
};

describe('docs/endpoints.md', () => {
  it('lists every endpoint with what protects it (UPDATE_DOCS=1 writes it)', () => {
    const text = `${head}|---|---|---|---|---|\n${endpointTable()}`;
    if (process.env.UPDATE_DOCS !== undefined) writeFileSync(doc, text);
    expect(readFileSync(doc, 'utf8')).toBe(text);
  });
});

describe('an endpoint that takes a form', () => {
  it.each(posted)('$at: cross-site defence $crossSite', async ({ at, crossSite }) => {
    const { status } = await post(at, { fetchSite: 'cross-site' });
    expect(status === 403).toBe(crossSite === 'own-origin');
    expect((await post(at, {})).status).not.toBe(403);
  });

  it.each(posted)('$at: refuses a body larger than $body', async ({ at, body }) => {
    const limit = maxBody[body ?? 'form'];
    expect((await post(at, { body: 'a'.repeat(limit + 1) })).status).toBe(413);
    expect((await post(at, { body: 'a'.repeat(limit) })).status).not.toBe(413);
  });

  it.each(posted)('$at: is never stored', async ({ at }) => {
    expect((await post(at, {})).caching).toMatch(/no-store/);
  });
});

const existing = {
  files: '/icons/main-180.png',
  siteIcons: '/favicon.ico',
  siteTexts: '/robots.txt',
  sitemaps: '/sitemap.xml',
  podcastFeeds: '/rss/podcast',
  feeds: '/rss',
  commonData: '/api/refresh',
  minutes: '/api/minutes-counter',
  notices: '/api/notices',
  newsletters: '/api/newsletter/subscribe',
  topics: '/api/topics',
  search: '/api/search/suggest?text=a',
  buildManifest: '/builds/latest.json',
} as const satisfies Partial<Record<ResourceName, string>>;

const cacheControl: Readonly<Record<Protection['caching'], RegExp>> = {
  page: /^public, .*stale-while-revalidate/,
  shared: /^public, max-age=[1-9]/,
  revalidated: /^(?:public, )?no-cache/,
  never: /no-store/,
};

describe('the read endpoints', () => {
  it.each(Object.entries(existing))('%s at %s is cached as its row says', async (name, path) => {
    const { status, caching } = await site.ask(site.sites[0].domain, path);
    expect(status).toBe(200);
    expect(caching).toMatch(cacheControl[resourceEndpoints[name as ResourceName].caching]);
  });

  it('a page is cached as its row says', async () => {
    expect((await site.ask(site.sites[0].domain, '/')).caching).toMatch(cacheControl.page);
  });
});

const isAllowance = (limit: string): limit is keyof typeof allowances => Object.hasOwn(allowances, limit);
const junkSession = ['n_token', 'reader', '__Host-reader'].map((name) => `${name}=${'h'.repeat(43)}`).join('; ');
const slug = (i: number): string => `nincs-${i}`;

const counted: Readonly<
  Record<keyof typeof allowances, readonly (readonly [method: string, path: (i: number) => string, body?: string])[]>
> = {
  search: [
    ['GET', (i) => `/archivum?term=szo${i}`],
    ['GET', (i) => `/api/search/suggest?text=szo${i}`],
    ['GET', (i) => `/rss/archivum?term=szo${i}`],
  ],
  uncachedWork: [
    ['GET', (i) => `/belfold/2026/01/01/${slug(i)}`],
    ['GET', (i) => `/belfold/2026/01/01/${slug(i)}/_version.json`],
    ['GET', (i) => `/rss/cimke/${slug(i)}`],
    ['GET', (i) => `/rss/podcast/${slug(i)}`],
    ['GET', (i) => `/api/livescore/football/fixtures/${90_000 + i}`],
    ['GET', (i) => `/sitemaps/1990-01-${i + 1}.xml`],
    ['GET', (i) => `/uploads/${slug(i)}.jpg`],
  ],
  quizRead: [['GET', () => '/api/quizzes/6f1e0c9a7b3d5e2f4a8c1d0b']],
  quizAnswers: [['POST', () => '/api/quizzes/6f1e0c9a7b3d5e2f4a8c1d0b']],
  newsletterForm: [
    ['GET', () => '/api/newsletter/subscribe'],
    ['POST', () => '/api/newsletter/subscribe'],
    ['POST', () => `/api/newsletter/confirm/${'a'.repeat(40)}`],
  ],
  topicForm: [['POST', () => '/api/topics']],
  deskHook: [['POST', () => '/api/follow/1']],
  signInLetter: [['POST', () => '/tamogatas/belepes', 'email=a%40b.example']],
  signInLink: [
    ['GET', (i) => `/tamogatas/belepes?kulcs=${'k'.repeat(40)}${i}`],
    ['HEAD', (i) => `/tamogatas/belepes?kulcs=${'k'.repeat(40)}${i}`],
  ],
  account: [
    ['GET', () => '/tamogatas/profil'],
    ['POST', () => '/tamogatas/profil', 'action=download'],
  ],
};

describe('a limit', () => {
  // Each case is a client of its own: a request may count against two limits.
  const cases = Object.entries(counted).flatMap(([name, requests], limit) =>
    requests.map(([method, path, body], i) => ({
      name: name as keyof typeof allowances,
      method,
      path,
      body,
      shown: path(0),
      from: `10.77.${limit}.${i}`,
    })),
  );
  it.each(cases)(
    '$name: refuses $method $shown after its burst, only for that network address',
    async ({ name, method, path, body = '', from }) => {
      const ask = async (i: number, client: string) =>
        (
          await site.ask(site.sites[0].domain, path(i), {
            method,
            body,
            from: client,
            headers: {
              cookie: junkSession,
              ...(method === 'POST' ? { 'content-type': form, 'sec-fetch-site': 'same-origin' } : {}),
            },
          })
        ).status;
      const burst = allowances[name].burst + (name === 'uncachedWork' ? workReserve.burst : 0);
      let [requests, counted] = [0, 0];
      for (; counted < burst; requests += 1) {
        const status = await ask(requests, from);
        expect(status).not.toBe(429);
        // On a busy machine the origin may answer too late, and an outage is not counted.
        if (status !== 503) counted += 1;
      }
      expect(await ask(requests, from)).toBe(429);
      expect(await ask(requests + 1, '198.51.100.1')).not.toBe(429);
    },
    60_000,
  );

  it('is used by an endpoint', () => {
    const used = endpoints.flatMap(({ limits }) => limits).filter(isAllowance);
    expect(Object.keys(allowances).filter((name) => !used.includes(name as (typeof used)[number]))).toEqual([]);
  });
});
