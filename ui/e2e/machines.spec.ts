import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import { jsonFeedSchema } from '#adapters/web/fixtures/json-feed.fixtures.ts';
import { faultsOfXml } from '#adapters/web/fixtures/valid-xml.fake.ts';
import { brand } from '#config/brand.ts';
import { graphSchema } from '#ui/document/structured-data.fixtures.ts';
import { port } from '../../playwright.config.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const main = `http://${brand.slug}.localhost:${port}`;
const sister = `http://${brand.sisterSlug}.localhost:${port}`;

/** Asks this server, whatever the name in the address. */
const get = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, pathname, search } = new URL(address);
    const sent = ask({ host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text)).on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on('error', reject).end();
  });

const text = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const locations = (xml: string): readonly string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => text(address));
const alternates = (html: string, type: string): readonly string[] =>
  [...html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)].filter(([, of]) => of === type).map(([, , path = '']) => text(path));
const graphOf = (html: string): unknown => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const canonicalOf = (html: string): string => text(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
const sample = <T>(items: readonly T[], count: number): readonly T[] => items.filter((_, at) => at % Math.max(1, Math.ceil(items.length / count)) === 0);

const formats = [
  ['application/rss+xml', async (body: string) => faultsOfXml('rss', body)],
  ['application/atom+xml', async (body: string) => faultsOfXml('atom', body)],
  ['application/feed+json', async (body: string) => jsonFeedSchema.safeParse(JSON.parse(body)).error?.issues ?? []],
] as const;

const lists = [
  `${main}/`, `${main}/legfrissebb`, `${main}/rovat/belfold`, `${main}/after`, `${main}/g7`, `${main}/karakter`, `${main}/english`, `${main}/szerzo/szalkay-dorka`,
  `${main}/melleklet/eb-2024`, `${main}/archivum?term=v%C3%A1ros`, `${sister}/`,
];

for (const page of lists) {
  test(`${page} names its feeds, and each is valid`, async () => {
    const { body: html } = await get(page);
    for (const [type, faultsOf] of formats) {
      const [path = ''] = alternates(html, type);
      expect(path, type).not.toBe('');
      const feed = await get(new URL(path, page).href);
      expect([feed.status, feed.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
      expect(await faultsOf(feed.body)).toEqual([]);
      const again = await get(new URL(path, page).href, { 'if-none-match': feed.headers.etag ?? '' });
      expect(again.status).toBe(304);
    }
  });
}

for (const origin of [main, sister]) {
  test(`every sitemap of ${origin} is valid, and what it names is there by that very name`, async () => {
    const { body: robots } = await get(`${origin}/robots.txt`);
    const named = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => address);
    expect(named).toContain(`${origin}/sitemap.xml`);
    const index = await get(`${origin}/sitemap.xml`);
    expect(await faultsOfXml('sitemap', index.body)).toEqual([]);
    const files = locations(index.body);
    expect(files.length).toBeGreaterThan(3);
    const addresses: string[] = [];
    for (const file of sample(files, 8)) {
      const sitemap = await get(file);
      expect([sitemap.status, sitemap.headers['content-type']], file).toEqual([200, 'application/xml; charset=utf-8']);
      expect(await faultsOfXml('sitemap', sitemap.body), file).toEqual([]);
      addresses.push(...locations(sitemap.body));
    }
    expect(new Set(addresses.map((address) => new URL(address).origin))).toEqual(new Set([origin]));
    for (const address of sample(addresses, 25)) {
      const page = await get(address);
      expect([page.status, canonicalOf(page.body)], address).toEqual([200, address.replace(/(:\d+)\/$/, '$1/')]);
      expect(page.body, address).not.toContain('content="noindex"');
      expect(graphSchema.safeParse(graphOf(page.body)).error?.issues, address).toBeUndefined();
    }
  });
}

test('the news sitemap holds the last two days alone', async () => {
  const { body } = await get(`${main}/sitemaps/news.xml`);
  expect(await faultsOfXml('sitemap', body)).toEqual([]);
  const moments = [...body.matchAll(/<news:publication_date>([^<]+)/g)].map(([, at = '']) => Date.parse(at));
  expect(moments.length).toBeGreaterThan(0);
  expect(Math.min(...moments)).toBeGreaterThan(Date.now() - 48.2 * 3_600_000);
});

test('an article says how to be shown elsewhere, and only an article of ours does', async () => {
  const [address = ''] = locations((await get(`${main}/sitemaps/news.xml`)).body);
  const { body: html } = await get(address);
  const [path = ''] = alternates(html, 'application/json+oembed');
  const answer = JSON.parse((await get(new URL(path, main).href)).body) as Record<string, unknown>;
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 640, height: 240, provider_name: expect.any(String), title: expect.any(String) });
  expect(answer['html']).toContain(`<a href="${address}">`);
  const xml = await get(new URL(path.replace('format=json', 'format=xml'), main).href);
  expect([xml.status, xml.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  for (const [other, status] of [['https://evil.example/', 404], [`${main}/legfrissebb`, 404], [`${main}@evil.example/a`, 404], ['nem cím', 404]] as const) {
    expect((await get(`${main}/api/oembed?url=${encodeURIComponent(other)}`)).status).toBe(status);
  }
  expect((await get(`${main}/api/oembed?format=yaml&url=${encodeURIComponent(address)}`)).status).toBe(501);
});

test('each site on a domain has a manifest of its own, whose icons are there', async () => {
  for (const front of ['', '/after', '/g7', '/karakter']) {
    const { body: html } = await get(`${main}${front || '/'}`);
    const path = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const manifest = await get(main + path);
    expect([manifest.status, manifest.headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const { scope, icons } = JSON.parse(manifest.body) as { scope: string; icons: readonly { src: string; purpose: string }[] };
    expect(scope).toBe(front || '/');
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of icons) expect((await get(main + src)).headers['content-type']).toBe('image/png');
  }
});

test('the statement for finders of faults has not expired', async () => {
  const { status, body } = await get(`${main}/.well-known/security.txt`);
  expect(status).toBe(200);
  expect(body).toMatch(/^Contact: mailto:.+@.+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now() + 86_400_000);
  expect((await get(`${main}/ads.txt`)).headers['content-type']).toBe('text/plain; charset=utf-8');
});
