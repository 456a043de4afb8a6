import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf, keysOfPage, slugKey } from '#adapters/edge/surrogate-keys.ts';
import { mentions } from '#adapters/changes/mentions.ts';
import type { Article } from '#adapters/origin/content/article.ts';
import { openSeededWebServer, type SeededWebServer, type Told } from '../running/seeded-web-server.fake.ts';

let webServer: SeededWebServer;
let toldApart: readonly Article[] = [];

const enough = (all: readonly Article[]): readonly Article[] => {
  const picked = all.slice(0, 230);
  toldApart = picked.filter(
    ({ title }) => title.length > 12 && picked.filter((other) => other.title.includes(title)).length === 1,
  );
  return picked;
};

beforeAll(async () => {
  webServer = await openSeededWebServer(
    { PORT: '4999' },
    enough,
    fileURLToPath(new URL('../../../ui/public', import.meta.url)),
  );
}, 120_000);
afterAll(() => webServer.close());

const written = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const shownIn = ({ status, body }: Told): readonly Article[] =>
  status === 200 ? toldApart.filter(({ title }) => body.includes(written(title))) : [];
const keysOf = (...told: readonly Told[]): readonly string[] =>
  keysOfPage({ name: '', isList: true, texts: told.map(({ body }) => Buffer.from(body)) });
const isKeyed = (keys: readonly string[], { slug }: Article): boolean =>
  keys.includes(slugKey(slug)) || keys.includes(keyOf.many);
/** Texts such as feeds have one key together. */
const isText = (path: string): boolean => /^\/(?:rss|atom|jsonfeed|sitemaps)/.test(path);
const names = ({ body }: Told, { slug }: Article): boolean => mentions([Buffer.from(body)], new Set([slug]));

const kinds = [
  '/',
  '/legfrissebb',
  '/english',
  '/archivum',
  '/archivum?term=a',
  '/after',
  '/g7',
  '/karakter',
  '/melleklet/eb-2024',
  '/impresszum',
  '/app-web-widget',
  '/rovat/belfold',
  '/rovat/sport',
  '/cimke/mozi',
  '/rss',
  '/atom',
  '/jsonfeed',
  '/rss/podcast',
  '/sitemaps/news.xml',
  '/sitemaps/lists.xml',
];

describe('what shows an article', () => {
  it('names it in the page or its data, and a removal evicts and purges every copy (R43)', async () => {
    const [unnamed, shown]: [string[], Set<string>] = [[], new Set()];
    let overflowing = 0;
    const look = async (host: string, path: string): Promise<void> => {
      const answer = await webServer.ask(host, path);
      const all = shownIn(answer);
      all.forEach(({ slug }) => shown.add(slug));
      const keys = isText(path) ? null : keysOf(answer);
      const missing = all.filter((article) => !names(answer, article) || (keys !== null && !isKeyed(keys, article)));
      if (keys?.includes(keyOf.many) === true) overflowing += 1;
      if (missing.length === 0) return;
      const [page = '', query] = path.split('?');
      const data = await webServer.ask(
        host,
        `${page === '/' ? '' : page}/_payload.json${query === undefined ? '' : `?${query}`}`,
      );
      const both = keysOf(answer, data);
      const without = missing.filter((article) => !names(data, article) || (keys !== null && !isKeyed(both, article)));
      unnamed.push(...without.map(({ slug }) => `${host}${path} ${slug}`));
    };
    const hosts = [...new Set(webServer.sites.map(({ origin }) => new URL(origin).host))];
    for (const host of hosts) {
      for (const path of kinds) await look(host, path);
      const { body } = await webServer.ask(host, '/sitemaps/news.xml');
      const articles = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
      for (const path of articles.filter((_, at) => at % 10 === 0).slice(0, 12)) await look(host, path);
      for (const path of articles.filter((one) => one.endsWith('/elo')).slice(0, 2)) await look(host, path);
    }
    expect(unnamed).toEqual([]);
    expect(shown.size).toBeGreaterThan(60);
    expect(overflowing).toBe(0);
  }, 120_000);
});
