import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Origin, runOrigin } from '#adapters/origin/process/run-origin.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { canary, closedCanaries, scheduledCanaries } from '#adapters/origin/testing/hidden-content.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import { hiddenContentAt } from './hidden-content-at.fake.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { openTestWebServer, type RawAnswer, type TestWebServer } from '../running/test-web-server.fake.ts';

const sites = sitesAt(publicAddresses);
const [mainHost, sisterHost] = [sites[0].domain, sites.at(-1)!.domain];

/** Unix seconds; the scheduled minute is just over, therefore only the main API's clock decides. */
const out = Math.floor(Date.now() / 1000) - 5;
const { content, at: writtenAt } = hiddenContentAt(out, sites);

const dataDir = mkdtempSync(join(tmpdir(), 'embargo-'));
let at = writtenAt;
let origin: Origin;
let webServer: TestWebServer;
beforeAll(async () => {
  origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader,
    secret: testSecret,
    content: { kind: 'given', content },
    sample: noSample,
    now: () => at,
  });
  await origin.ready;
  webServer = await openTestWebServer(origin.url, { 'origin-secret': testSecret });
}, 120_000);
afterAll(async () => {
  webServer.close();
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Budapest', year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(new Date(seconds * 1000))
    .replaceAll('-', '/');
const [day, month] = [dayOf(out), dayOf(out).slice(0, 7).replace('/', '-')];
const lastMonth = dayOf(out - 28 * 86_400)
  .slice(0, 7)
  .replace('/', '-');

const addresses: Readonly<Record<string, string>> = {
  'rejtely-jovo': `/sport/${day}/rejtely-jovo`,
  'rejtely-hosszu': `/${day}/rejtely-hosszu`,
  'rejtely-elo': `/sport/${day}/rejtely-elo/elo`,
  'rejtely-elo-1': `/sport/${dayOf(writtenAt - 3600)}/rejtely-elo-1`,
  'rejtely-poszt': `/belfold/${day}/rejtely-poszt`,
  'rejtely-tuzott': `/belfold/${day}/rejtely-tuzott`,
  'rejtely-ki': `/sport/${dayOf(writtenAt - 3600)}/rejtely-ki`,
  'rejtely-ki-elo': `/sport/${dayOf(writtenAt - 3600)}/rejtely-ki-elo/elo`,
  'rejtely-zart': `/regi/${dayOf(writtenAt - 3600)}/rejtely-zart`,
};
const guesses = Object.entries(addresses).flatMap(([slug, canonical]) => [
  canonical,
  `${canonical}?oldal=2`,
  `/${day}/${slug}`,
  `/sport/2020/01/01/${slug}`,
  `/sport/2020/01/01/${slug}/elo`,
  `/g7/2020/01/01/${slug}`,
  `/sport/2020/01/01/${slug}?isMobileApp=1`,
]);
const besides = Object.values(addresses).flatMap((path) => [
  `${path}/_payload.json`,
  `${path}/_payload.json?oldal=2`,
  `${path}/_version.json`,
]);
const oembeds = Object.values(addresses).flatMap((path) => [
  `/api/oembed?url=${encodeURIComponent(sites[0].origin + path)}`,
  `/api/oembed?format=xml&url=${encodeURIComponent(`${sites[0].origin}/sport/2020/01/01/${path.split('/').at(-1)}`)}`,
]);

const words = Object.values(canary);
const lists = [
  '/',
  '/legfrissebb',
  '/english',
  '/rovat/sport',
  '/rovat/belfold',
  '/rovat/regi',
  '/cimke/arviz',
  `/cimke/tema-${canary.tag}`,
  '/szerzo/kiss-anna',
  '/szerzo/uj-szerzo',
  `/cimke/tema-${canary.inactive}`,
  '/szerzo/rejtett-szerzo',
  '/rovat/rejtett-rovat',
  '/after',
  '/g7',
  '/karakter',
  '/g7/podcast',
  '/app-webview',
  ...words.map((word) => `/archivum?term=${word}`),
  `/archivum?filters=${encodeURIComponent(JSON.stringify({ and_tags: [`Téma ${canary.tag}`] }))}`,
  '/archivum?filters=%7B%22superTags%22:[%22Sport%22]%7D',
];
const open = ['nyilt', 'nyilt-elo', 'nyilt-elo-1', 'friss', 'elo'];
const feeds = ['rss', 'atom', 'jsonfeed'].flatMap((format) =>
  [
    '',
    '/rovat/sport',
    '/cimke/arviz',
    `/cimke/tema-${canary.tag}`,
    '/szerzo/kiss-anna',
    '/szerzo/uj-szerzo',
    '/rovat/g7',
    '/english',
    `/archivum?term=${canary.article}`,
  ].map((of) => `/${format}${of}`),
);
const rest = [
  '/rss/podcast',
  '/rss/podcast/adasok',
  '/rss/podcast/rejtely-musor',
  '/sitemap.xml',
  `/sitemaps/${month}.xml`,
  `/sitemaps/${lastMonth}.xml`,
  '/sitemaps/lists.xml',
  '/sitemaps/news.xml',
  '/api/refresh',
  '/robots.txt',
  ...[...words, 'kanari', 'cim', 'sport'].flatMap((word) => [
    `/api/search/suggest?text=${word}`,
    `/api/search/articles?term=${word}`,
    `/api/search/articles?term=${word}&in=/g7`,
  ]),
];

interface Told {
  readonly host: string;
  readonly target: string;
  readonly answer: RawAnswer;
}

const askAll = async (targets: readonly string[], hosts = [mainHost, sisterHost]): Promise<readonly Told[]> => {
  const told: Told[] = [];
  for (const host of hosts)
    for (const target of targets) told.push({ host, target, answer: await webServer.ask(target, { host }) });
  return told;
};

const said = ({ target, answer }: Told): string => {
  const echoes = decodeURIComponent(target).match(/kanari[a-z]*/g) ?? [];
  const text = `${answer.headers['location'] ?? ''} ${answer.body}`.toLowerCase();
  // A 404 page and a search field may only repeat the URL.
  return echoes.length === 0
    ? text
    : text
        .replace(new RegExp(`(term|filters|text|cimke|q)[=/%a-z0-9"{}:\\[\\];&,.+_-]*${echoes[0]}`, 'g'), '')
        .replace(new RegExp(`value="${echoes[0]}"`, 'g'), '');
};

const canonicals = async (): Promise<readonly string[]> =>
  (await Promise.all(open.map((slug) => webServer.ask(`/x/2020/01/01/${slug}`)))).map(
    ({ headers }) => headers['location'] ?? '',
  );

describe('scheduled articles, at every public URL', () => {
  it('returns 404 at every guessed address, and for everything that belongs to it', async () => {
    for (const { host, target, answer } of await askAll([...guesses, ...besides]))
      expect([host, target, answer.status, answer.headers['location']]).toEqual([host, target, 404, undefined]);
    // Old URLs are rewritten before any lookup (R16).
    for (const slug of Object.keys(addresses))
      expect((await webServer.ask(`/cikk/20200101/${slug}`)).headers['location']).toBe(`/g7/2020/01/01/${slug}`);
    for (const { target, answer } of await askAll(oembeds, [mainHost]))
      expect([target, answer.status]).toEqual([target, 404]);
  }, 120_000);

  it('gives every guess the very answer that an invented slug gets', async () => {
    for (const [slug, canonical] of Object.entries(addresses)) {
      for (const target of [
        canonical,
        `/sport/2020/01/01/${slug}`,
        `${canonical}/_payload.json`,
        `${canonical}/_version.json`,
      ]) {
        const [hidden, nothing] = [
          await webServer.ask(target),
          await webServer.ask(target.replaceAll('rejtely', 'nincsen')),
        ];
        const told = ({
          status,
          headers: { date: _date, etag: _etag, 'x-request-id': _id, ...headers },
          body,
        }: RawAnswer) => [status, headers, body.replaceAll('nincsen', 'rejtely')];
        expect(told(hidden), target).toEqual(told(nothing));
      }
    }
  }, 60_000);

  it('is in no list, front, box, feed, sitemap, search, suggestion or payload', async () => {
    const own = await canonicals();
    expect(own.every((path) => path.includes('/20'))).toBe(true);
    const told = await askAll([
      ...lists,
      ...own,
      ...own.map((path) => `${path}?oldal=2`),
      ...feeds,
      ...rest,
      ...lists.filter((path) => !path.includes('?')).map((path) => `${path === '/' ? '' : path}/_payload.json`),
      ...own.map((path) => `${path}/_payload.json`),
    ]);
    const found = told.flatMap((one) =>
      [...scheduledCanaries, ...closedCanaries, 'rejtely']
        .filter((word) => said(one).includes(word) && !decodeURIComponent(one.target).includes(word))
        .map((word) => `${one.host}${one.target}: ${word}`),
    );
    expect(found).toEqual([]);
    const hits = told
      .filter(({ target }) => target.startsWith('/archivum?term='))
      .map(({ target, answer }) => [target, /(\d+) találat/.exec(answer.body)?.[1] ?? '0']);
    for (const [target, hit] of hits) expect([target, hit]).toEqual([target, '0']);
  }, 120_000);

  it('are missing only until their minute, also in front of a CDN, like every 404', async () => {
    at = out - 7;
    webServer.invalidate();
    for (const path of [
      addresses['rejtely-jovo'] ?? '',
      `/sport/${day}/nincs-ilyen`,
      '/rss/cimke/nincs-ilyen',
      `${addresses['rejtely-elo']}/_version.json`,
    ]) {
      const seconds = Number(
        /^public, max-age=(\d+)$/.exec((await webServer.ask(path)).headers['cache-control'] ?? '')?.[1],
      );
      expect(seconds, path).toBeLessThanOrEqual(7);
    }
    expect((await webServer.ask('/')).headers['cache-control']).toMatch(
      /^public, max-age=[0-7], stale-while-revalidate=0,/,
    );
  });

  it('appears everywhere once the main API reports its publication', async () => {
    at = out;
    webServer.invalidate();
    for (const [slug, path] of Object.entries(addresses)) {
      const isOut = !['rejtely-ki', 'rejtely-ki-elo', 'rejtely-zart'].includes(slug);
      expect([slug, (await webServer.ask(path)).status]).toEqual([slug, isOut ? 200 : 404]);
      expect([slug, (await webServer.ask(`${path}/_version.json`)).status]).toEqual([slug, isOut ? 200 : 404]);
      expect([
        slug,
        (await webServer.ask(`/api/oembed?url=${encodeURIComponent(sites[0].origin + path)}`)).status,
      ]).toEqual([slug, isOut ? 200 : 404]);
      if (isOut) expect((await webServer.ask(`/sport/2020/01/01/${slug}`)).headers['location']).toBe(path);
    }
    const everywhere = {
      '/': canary.article,
      '/rovat/sport': canary.article,
      '/rss/rovat/sport': canary.article,
      '/jsonfeed/rovat/sport': canary.blog,
      '/rss/podcast': canary.episode,
      '/rss/podcast/rejtely-musor': canary.show,
      '/sitemaps/news.xml': canary.blog,
      [`/sitemaps/${month}.xml`]: 'rejtely-jovo',
      '/sitemaps/lists.xml': 'uj-szerzo',
      [`/api/search/articles?term=${canary.article}`]: 'rejtely',
      [`/cimke/tema-${canary.tag}`]: canary.article,
      [`/archivum?term=${canary.post}`]: 'nyilt-elo',
    };
    const whereTold = async (): Promise<readonly string[]> => {
      webServer.invalidate();
      const told: string[] = [];
      for (const [path, word] of Object.entries(everywhere))
        if ((await webServer.ask(path)).body.toLowerCase().includes(word)) told.push(path);
      return told;
    };
    await expect.poll(whereTold, { timeout: 60_000 }).toEqual(Object.keys(everywhere));
    const own = await canonicals();
    expect((await webServer.ask(own[1] ?? '')).body).toContain(canary.post);
    const closed = await askAll([...lists, ...own, ...feeds, ...rest], [mainHost]);
    expect(
      closed.flatMap((one) =>
        closedCanaries
          .filter((word) => said(one).includes(word) && !decodeURIComponent(one.target).includes(word))
          .map((word) => `${one.target}: ${word}`),
      ),
    ).toEqual([]);
  }, 120_000);
});
