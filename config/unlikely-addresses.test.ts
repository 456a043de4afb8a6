import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { type Origin, runOrigin } from '#adapters/origin/run-origin.ts';
import { buildWorld } from '#adapters/origin/seed/build-world.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createShortcuts } from '#adapters/web/shortcuts.ts';
import { trustedProxies } from '#adapters/web/trusted-proxies.ts';
import { brand, siteHeader } from './brand.ts';
import { buildHouse } from './build-house.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { publicAddresses, sitesAt } from './sites.ts';

const now = Math.floor(Date.now() / 1000);
const sites = sitesAt(publicAddresses);
const assets = { build: 'b', styles: [], themeScript: '/theme.js', entry: '/entry.js', scripts: [], fonts: [] };
const dataDir = mkdtempSync(join(tmpdir(), 'unlikely-'));
let origin: Origin;
let server: Server;

const environmentOf = (): Environment => {
  const reading = readEnvironment({});
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  return reading.environment;
};

beforeAll(async () => {
  const seedSites = sites.map(({ role, slug, domain, name, pathPrefix, timeZone }) => ({ role, slug, domain, name, pathPrefix, timeZone }));
  const world = buildWorld(seedSites, now - 3600);
  const articles = world.articles?.slice(0, 60) ?? [];
  origin = await runOrigin({ database: { inMemory: true }, dataDir, siteHeader, secret: testSecret, content: { kind: 'world', world: { ...world, articles } }, now: () => now });
  await origin.ready;
  server = createServer(buildHouse({
    environment: environmentOf(), sites, mainApiUrl: origin.url, mainApiHeaders: { 'origin-secret': testSecret }, assets, clientFolder: dataDir, headers: [], cache: null, shortcuts: createShortcuts(0, () => true), personalCookies: [],
    proxies: trustedProxies([]), record: unchanged().record, readiness: { accepting: () => true, canServe: () => true, copies: () => 'told' }, log: createLog('silent', () => undefined),
  }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, 120_000);

afterAll(async () => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const agent = new Agent({ keepAlive: true });
const statusOf = (host: string, path: string): Promise<number> => new Promise((resolve, reject) => {
  get({ agent, port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers: { host } }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0));
  }).on('error', reject);
});

/** What may stand where an address leaves a choice, as it is sent: what upstreams measure, refuse or take for something else. */
const values = [
  'a'.repeat(101), 'a'.repeat(201), 'a'.repeat(3_900), 'a'.repeat(9_000), '%C3%A9'.repeat(600), '%F0%9F%91%A9%E2%80%8D%F0%9F%9A%92'.repeat(60), '%00', 'a%00b', 'null', 'undefined', 'NaN', '%2F', 'a%2Fb', '%2E%2E', '%25', '%5B%5D', '[]', '%ED%A0%80',
  '%EF%BF%BD', '%22', "'", '%3Cb%3E', '-1', '0', '99999999999999999999', '1e9', '%20', 'a%20b', '%E2%80%8B', 'api', 'facebook', '_payload.json', '__proto__', 'constructor', '%7B%7D', 'items', 'version', 'public',
];

const templates = [
  '/cimke/{}', '/rovat/{}', '/g7/rovat/{}', '/szerzo/{}', '/rovat/belfold/{}', '/cimke/{}/{}', '/melleklet/{}', '/melleklet/eb-2024/{}', '/melleklet/eb-2024/csoportok/{}', '/melleklet/tippjatek/{}', '/melleklet/tippjatek/{}/{}',
  '/melleklet/valasztas-2022/egyeni/{}', '/dokumentum/{}', '/belfold/2024/03/28/{}', '/{}/2024/03/28/x', '/2024/03/28/{}', '/belfold/2024/03/28/{}/elo', '/g7/{}', '/g7/podcast/{}', '/tamogatas/{}', '/{}',
  '/archivum?term={}', '/archivum?filters={}', '/archivum?filters=%7B%22and_tags%22:[%22{}%22]%7D', '/archivum?filters=%7B%22title%22:[%22{}%22]%7D', '/archivum?term=a&oldal={}', '/cimke/vasut?oldal={}', '/legfrissebb?oldal={}',
  '/arfolyam?currency={}', '/arfolyam?deviza={}', '/arfolyam?range={}', '/arfolyam?ido={}', '/?meccs={}', '/rovat/sport/foci-eredmenyek?liga={}', '/rovat/sport/forma-1?ev={}', '/?isMobileApp={}', '/tamogatas/belepes?kulcs={}', '/tamogatas/belepes?vissza={}',
  '/rss/cimke/{}', '/rss/rovat/{}', '/rss/podcast/{}', '/rss/szerzo/{}', '/atom/cimke/{}', '/jsonfeed/archivum?term={}', '/rss/{}', '/rss/archivum?filters={}',
  '/api/search/suggest?text={}', '/api/search/suggest?text=a&filters={}', '/api/search/articles?term={}', '/api/search/articles?term=a&in={}', '/api/refresh?in={}', '/api/{}', '/oembed?url={}', '/api/oembed?url={}',
  '/belfold/2024/03/28/{}/_version.json', '/belfold/2024/03/28/{}/_payload.json', '/cimke/{}/_payload.json', '/sitemaps/{}', '/sitemaps/{}.xml', '/uploads/{}', '/uploads/{}_m.jpg', '/assets/{}', '/icons/{}', '/builds/{}', '/.well-known/{}',
];

/** The sister's lists are judged on their own. */
const hostsOf = (template: string): readonly string[] => (/^\/(cimke|rovat|szerzo)\/\{\}$/.test(template) ? [brand.domain, brand.sisterDomain] : [brand.domain]);

describe('an address that nobody would link to', () => {
  it.each(templates)('%s is there, elsewhere, or not there, but never a failure of ours', { timeout: 60_000 }, async (template) => {
    const failing: string[] = [];
    for (const value of values) {
      const path = template.replaceAll('{}', value);
      for (const host of hostsOf(template)) {
        const status = await statusOf(host, path);
        if (status >= 500) failing.push(`${status} ${host}${path.length > 90 ? `${path.slice(0, 80)}… (${path.length})` : path}`);
      }
    }
    expect(failing).toEqual([]);
  });
});
