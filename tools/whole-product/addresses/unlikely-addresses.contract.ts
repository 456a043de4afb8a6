import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../../config/settings/brand.ts';
import { openSeededWebServer, type SeededWebServer } from '../running/seeded-web-server.fake.ts';

let webServer: SeededWebServer;

beforeAll(async () => {
  webServer = await openSeededWebServer({}, (all) => all.slice(0, 60), tmpdir());
}, 120_000);
afterAll(() => webServer.close());

const values = [
  'a'.repeat(101),
  'a'.repeat(201),
  'a'.repeat(3_900),
  'a'.repeat(9_000),
  '%C3%A9'.repeat(600),
  '%F0%9F%91%A9%E2%80%8D%F0%9F%9A%92'.repeat(60),
  '%00',
  'a%00b',
  'null',
  'undefined',
  'NaN',
  '%2F',
  'a%2Fb',
  '%2E%2E',
  '%25',
  '%5B%5D',
  '[]',
  '%ED%A0%80',
  '%EF%BF%BD',
  '%22',
  "'",
  '%3Cb%3E',
  '-1',
  '0',
  '99999999999999999999',
  '1e9',
  '%20',
  'a%20b',
  '%E2%80%8B',
  'api',
  'facebook',
  '_payload.json',
  '__proto__',
  'constructor',
  '%7B%7D',
  'items',
  'version',
  'public',
];

export const templates = [
  '/cimke/{}',
  '/rovat/{}',
  '/g7/rovat/{}',
  '/szerzo/{}',
  '/rovat/belfold/{}',
  '/cimke/{}/{}',
  '/melleklet/{}',
  '/melleklet/eb-2024/{}',
  '/melleklet/eb-2024/csoportok/{}',
  '/melleklet/tippjatek/{}',
  '/melleklet/tippjatek/{}/{}',
  '/melleklet/valasztas-2022/egyeni/{}',
  '/dokumentum/{}',
  '/belfold/2024/03/28/{}',
  '/{}/2024/03/28/x',
  '/2024/03/28/{}',
  '/belfold/2024/03/28/{}/elo',
  '/g7/{}',
  '/g7/podcast/{}',
  '/tamogatas/{}',
  '/{}',
  '/archivum?term={}',
  '/archivum?filters={}',
  '/archivum?filters=%7B%22and_tags%22:[%22{}%22]%7D',
  '/archivum?filters=%7B%22title%22:[%22{}%22]%7D',
  '/archivum?term=a&oldal={}',
  '/cimke/vasut?oldal={}',
  '/legfrissebb?oldal={}',
  '/arfolyam?currency={}',
  '/arfolyam?deviza={}',
  '/arfolyam?range={}',
  '/arfolyam?ido={}',
  '/?meccs={}',
  '/rovat/sport/foci-eredmenyek?liga={}',
  '/rovat/sport/forma-1?ev={}',
  '/?isMobileApp={}',
  '/tamogatas/belepes?kulcs={}',
  '/tamogatas/belepes?vissza={}',
  '/rss/cimke/{}',
  '/rss/rovat/{}',
  '/rss/podcast/{}',
  '/rss/szerzo/{}',
  '/atom/cimke/{}',
  '/jsonfeed/archivum?term={}',
  '/rss/{}',
  '/rss/archivum?filters={}',
  '/api/search/suggest?text={}',
  '/api/search/suggest?text=a&filters={}',
  '/api/search/articles?term={}',
  '/api/search/articles?term=a&in={}',
  '/api/refresh?in={}',
  '/api/{}',
  '/oembed?url={}',
  '/api/oembed?url={}',
  '/belfold/2024/03/28/{}/_version.json',
  '/belfold/2024/03/28/{}/_payload.json',
  '/cimke/{}/_payload.json',
  '/sitemaps/{}',
  '/sitemaps/{}.xml',
  '/uploads/{}',
  '/uploads/{}_m.jpg',
  '/assets/{}',
  '/icons/{}',
  '/builds/{}',
  '/.well-known/{}',
];

const hostsOf = (template: string): readonly string[] =>
  /^\/(cimke|rovat|szerzo)\/\{\}$/.test(template) ? [brand.domain, brand.sisterDomain] : [brand.domain];

export const describeUnlikelyAddresses = (some: readonly string[]): void => {
  describe('an address that no page links to', () => {
    it.each(some)(
      '%s is a page, a redirect or a 404, but never a server error',
      { timeout: 60_000 },
      async (template) => {
        const failing: string[] = [];
        for (const value of values) {
          const path = template.replaceAll('{}', value);
          for (const host of hostsOf(template)) {
            const { status } = await webServer.ask(host, path);
            if (status >= 500)
              failing.push(`${status} ${host}${path.length > 90 ? `${path.slice(0, 80)}… (${path.length})` : path}`);
          }
        }
        expect(failing).toEqual([]);
      },
    );

    it('never causes a request that the main API refuses', () => {
      const refused = webServer.warnings
        .map((line) => JSON.parse(line) as { readonly call?: string; readonly status?: number })
        .filter(({ status = 0 }) => [400, 413, 414, 422].includes(status));
      expect(refused.map(({ call, status }) => `${status} ${call}`)).toEqual([]);
    });
  });
};
