import { stillTime } from '#adapters/time/still-time.fake.ts';
import express from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '#adapters/web/endpoints/resources.ts';
import { compileResources, type ResourceRow } from '#core/addresses/routes/resources.ts';
import { createAdmitWork } from '../requests/admit-work.ts';
import { noResources } from './resource-answers.fake.ts';
import { resourceRoutes, type ResourceAnswers } from './resource-routes.ts';

const examples = [
  ['/builds/latest.json', 'buildManifest'],
  ['/builds/meta/a1b2.json', 'buildManifest'],
  ['/service-worker.js', 'serviceWorker'],
  ['/assets/entry-a1.js', 'files'],
  ['/icons/main-180.png', 'files'],
  ['/favicon.ico', 'siteIcons'],
  ['/icons/adult-main_wide:2x.png', 'adultPlates'],
  ['/g7/favicon.svg', 'siteIcons'],
  ['/apple-touch-icon-120x120-precomposed.png', 'siteIcons'],
  ['/uploads/kep_main.jpg', 'uploads'],
  ['/robots.txt', 'siteTexts'],
  ['/ads.txt', 'siteTexts'],
  ['/.well-known/security.txt', 'siteTexts'],
  ['/manifest.webmanifest', 'siteTexts'],
  ['/after/manifest.webmanifest', 'siteTexts'],
  ['/sitemap.xml', 'sitemaps'],
  ['/sitemaps/2026-11.xml', 'sitemaps'],
  ['/rss/podcast', 'podcastFeeds'],
  ['/rss/podcast/reggel', 'podcastFeeds'],
  ['/rss', 'feeds'],
  ['/rss/rovat/belfold', 'feeds'],
  ['/rss/rovat/k%C3%BClf%C3%B6ld', 'feeds'],
  ['/atom/szerzo/orsi-bela', 'feeds'],
  ['/atom', 'feeds'],
  ['/jsonfeed', 'feeds'],
  ['/jsonfeed/cimke/arviz', 'feeds'],
  ['/api/oembed', 'oembed'],
  ['/api/refresh', 'commonData'],
  ['/api/minutes-counter', 'minutes'],
  ['/sportkep/L2xpdmVzY29yZS9tZWRpYS9hLnN2Zw.webp', 'sportPictures'],
  ['/api/livescore/football/fixtures/9002', 'live'],
  ['/api/livescore/football/fixtures/9002/events', 'live'],
  ['/api/livescore/formula-1/races/502', 'live'],
  ['/api/quizzes/6f1e0c9a7b3d5e2f4a8c1d0b', 'quiz'],
  ['/api/search/suggest', 'search'],
  ['/api/search/articles', 'search'],
  ['/belfold/2026/11/21/arviz/elo/_version.json', 'liveVersion'],
] as const;

const named = Object.fromEntries(
  Object.keys(noResources).map((name) => [
    name,
    async (_: unknown, response: { end: (text: string) => void }, { path, query }: { path: string; query: string }) => {
      if (query === 'absent') return false;
      response.end(`${name} ${path}`);
      return true;
    },
  ]),
) as unknown as ResourceAnswers;

let server: Server;
beforeAll(async () => {
  const app = express().use(
    resourceRoutes(named, {
      admitWork: createAdmitWork(() => 0, { addressOf: () => '' }),
      headers: [],
      time: stillTime(),
    }),
  );
  app.use((_, response) => void response.end('nobody'));
  server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => server.close());

const ask = async (path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();

describe('addresses other than pages', () => {
  it.each(examples)('%s is answered by %s with the unchanged URL', async (path, who) => {
    expect(await ask(path)).toBe(`${who} ${path}`);
    expect(await ask(`${path}?absent`)).toBe('nobody');
  });

  it('matches the judge’s list exactly, and every listed path has a handler', () => {
    const { includes, firstWords } = compileResources(resources);
    const isKnown = (path: string): boolean => {
      const first = path.split('/', 2)[1] ?? '';
      return includes(path, firstWords.includes(first) ? first : '');
    };
    expect(examples.map(([path]) => path).filter((path) => !isKnown(path))).toEqual([]);
    const isShown = (row: ResourceRow): boolean =>
      examples.some(([path]) => {
        if (row.kind === 'exact') return path === row.path;
        return row.kind === 'below' ? path.startsWith(row.path) : path.endsWith(row.suffix);
      });
    expect(
      resources
        .filter((row) => !isShown(row))
        .map((row) => (row.kind === 'of-page' ? row.suffix : row.path))
        .filter((path) => !path.startsWith('/apple-touch-icon')),
    ).toEqual(['/_payload.json', '/healthz', '/readyz']);
  });

  it.each([
    '/',
    '/RSS',
    '/rss/',
    '/robots.txt/',
    '/Robots.txt',
    '/api',
    '/api/search',
    '/uploads/',
    '/metrics',
    '/rssx',
  ])('%s has no handler', async (path) => {
    expect(await ask(path)).toBe('nobody');
  });
});
