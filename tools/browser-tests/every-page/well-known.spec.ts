import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { jsonFeedSchema } from '#adapters/web/discovery/fixtures/json-feed.fixtures.ts';
import { faultsOfXml } from '#adapters/web/discovery/fixtures/valid-xml.fake.ts';
import { brand } from '#config/settings/brand.ts';
import { graphSchema } from '#ui/document/structured-data.fixtures.ts';
import { plain } from '../site/servers.ts';

const { port } = plain;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const main = `http://${brand.slug}.localhost:${port}`;
const sister = `http://${brand.sisterSlug}.localhost:${port}`;

const get = (address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, pathname, search } = new URL(address);
    const sent = ask({ host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers } }, (answer) => {
      let body = '';
      answer
        .setEncoding('utf8')
        .on('data', (text: string) => (body += text))
        .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on('error', reject).end();
  });

const text = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const locations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => text(address));
const alternates = (html: string, type: string): readonly string[] =>
  [...html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)]
    .filter(([, of]) => of === type)
    .map(([, , path = '']) => text(path));
const graphOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const canonicalOf = (html: string): string => text(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
const sample = <T>(items: readonly T[], count: number): readonly T[] =>
  items.filter((_, at) => at % Math.max(1, Math.ceil(items.length / count)) === 0);

const formats = [
  ['application/rss+xml', async (body: string) => faultsOfXml('rss', body)],
  ['application/atom+xml', async (body: string) => faultsOfXml('atom', body)],
  ['application/feed+json', async (body: string) => jsonFeedSchema.safeParse(JSON.parse(body)).error?.issues ?? []],
] as const;

const lists = [
  `${main}/`,
  `${main}/legfrissebb`,
  `${main}/rovat/belfold`,
  `${main}/after`,
  `${main}/g7`,
  `${main}/karakter`,
  `${main}/english`,
  `${main}/szerzo/szalkay-dorka`,
  `${main}/melleklet/eb-2024`,
  `${main}/archivum?term=v%C3%A1ros`,
  `${sister}/`,
];

test('lists of every site name their feeds, and each is valid', async () => {
  for (const page of lists) {
    const { body: html } = await get(page);
    for (const [type, faultsOf] of formats) {
      const [path = ''] = alternates(html, type);
      expect(path, `${page} ${type}`).not.toBe('');
      const feed = await get(new URL(path, page).href);
      expect([feed.status, feed.headers['content-type']], path).toEqual([200, `${type}; charset=utf-8`]);
      expect(await faultsOf(feed.body), path).toEqual([]);
      const again = await get(new URL(path, page).href, { 'if-none-match': feed.headers.etag ?? '' });
      expect(again.status, path).toBe(304);
    }
  }
});

for (const [name, origin] of [
  ['the main site', main],
  ['the sister site', sister],
] as const) {
  test(`every sitemap of ${name} is valid and names canonical addresses`, async () => {
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

test('the news sitemap has articles of the last two days only', async () => {
  const { body } = await get(`${main}/sitemaps/news.xml`);
  expect(await faultsOfXml('sitemap', body)).toEqual([]);
  const moments = [...body.matchAll(/<news:publication_date>([^<]+)/g)].map(([, at = '']) => Date.parse(at));
  expect(moments.length).toBeGreaterThan(0);
  expect(Math.min(...moments)).toBeGreaterThan(Date.now() - 48.2 * 3_600_000);
});

test('only articles of the site have an oEmbed response', async () => {
  const [address = ''] = locations((await get(`${main}/sitemaps/news.xml`)).body);
  const { body: html } = await get(address);
  const [path = ''] = alternates(html, 'application/json+oembed');
  const answer = JSON.parse((await get(new URL(path, main).href)).body) as Record<string, unknown>;
  expect(answer).toMatchObject({
    version: '1.0',
    type: 'rich',
    width: 640,
    height: 240,
    provider_name: expect.any(String),
    title: expect.any(String),
  });
  expect(answer['html']).toContain(`<a href="${address}">`);
  const xml = await get(new URL(path.replace('format=json', 'format=xml'), main).href);
  expect([xml.status, xml.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  for (const [other, status] of [
    ['https://evil.example/', 404],
    [`${main}/legfrissebb`, 404],
    [`${main}@evil.example/a`, 404],
    ['nem cím', 404],
  ] as const) {
    expect((await get(`${main}/api/oembed?url=${encodeURIComponent(other)}`)).status).toBe(status);
  }
  expect((await get(`${main}/api/oembed?format=yaml&url=${encodeURIComponent(address)}`)).status).toBe(501);
});

const bytesOf = (
  address: string,
  headers: Record<string, string> = {},
): Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const { host, pathname } = new URL(address);
    ask({ host: '127.0.0.1', port, path: pathname, headers: { host, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => void parts.push(part))
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
        );
    })
      .on('error', reject)
      .end();
  });

test('every podcast has a valid feed whose enclosures have the length and type that it says', async () => {
  const { body: html } = await get(`${main}/g7/podcast`);
  const feeds = alternates(html, 'application/rss+xml').filter((path) => path.startsWith('/rss/podcast'));
  expect(feeds.length).toBeGreaterThan(3);
  for (const path of feeds) {
    const feed = await get(main + path);
    expect([feed.status, feed.headers['content-type']], path).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(await faultsOfXml('podcast', feed.body), path).toEqual([]);
    expect(feed.body).toContain(`href="${main}${path}"`);
    expect((await get(main + path, { 'if-none-match': feed.headers.etag ?? '' })).status).toBe(304);
    const [, url = '', length, type] = /<enclosure url="([^"]+)" length="(\d+)" type="([^"]+)"/.exec(feed.body) ?? [];
    const sound = await bytesOf(text(url));
    expect(
      [
        sound.status,
        `${sound.bytes.length}`,
        sound.headers['content-type'],
        sound.headers['cross-origin-resource-policy'],
      ],
      path,
    ).toEqual([200, length, type, 'cross-origin']);
    const image = await bytesOf(text(/<itunes:image href="([^"]+)"/.exec(feed.body)?.[1] ?? ''), {
      accept: 'image/avif,image/webp',
    });
    expect(await sharp(image.bytes).metadata(), path).toMatchObject({ format: 'jpeg', width: 1400, height: 1400 });
  }
  expect((await get(`${sister}/rss/podcast`)).status).toBe(200);
  for (const path of ['/rss/podcast/nincs-ilyen', '/rss/podcast/', '/rss/podcast/a/b', '/atom/podcast'])
    expect((await get(main + path)).status, path).toBe(404);
});

test("a podcast's page and an article about an episode link to its feed", async () => {
  const { body: feed } = await get(`${main}/rss/podcast/harmadik-hullamhossz`);
  const [page = '', article = ''] = [...feed.matchAll(/<link>([^<]+)<\/link>/g)].map(([, address = '']) =>
    text(address),
  );
  expect(page).toBe(`${main}/cimke/harmadik-hullamhossz`);
  for (const address of [page, article]) {
    const { body: html } = await get(address);
    expect(alternates(html, 'application/rss+xml'), address).toContain('/rss/podcast/harmadik-hullamhossz');
    expect(html, address).toContain('class="subscribe" href="/rss/podcast/harmadik-hullamhossz"');
  }
});

test('each site has the icons that browsers request by themselves', async () => {
  const icons = new Map<string, string>();
  for (const front of ['', '/g7', '/after', '/karakter']) {
    const icon = await bytesOf(`${main}${front}/favicon.ico`);
    expect([icon.status, icon.headers['content-type'], icon.headers['cache-control']], front).toEqual([
      200,
      'image/x-icon',
      'public, max-age=86400',
    ]);
    expect(icon.bytes.readUInt32LE(0)).toBe(0x10000);
    expect(
      await sharp(
        icon.bytes.subarray(icon.bytes.readUInt32LE(18), icon.bytes.readUInt32LE(18) + icon.bytes.readUInt32LE(14)),
      ).metadata(),
    ).toMatchObject({ format: 'png', width: 16 });
    icons.set(front, icon.bytes.toString('base64'));
    for (const name of ['apple-touch-icon.png', 'apple-touch-icon-precomposed.png']) {
      expect(await sharp((await bytesOf(`${main}${front}/${name}`)).bytes).metadata(), front + name).toMatchObject({
        format: 'png',
        width: 180,
        height: 180,
      });
    }
  }
  expect(new Set([icons.get(''), icons.get('/g7'), icons.get('/after')]).size).toBe(3);
  expect(icons.get('/karakter')).toBe(icons.get(''));
  for (const path of ['/apple-touch-icon-120x120.png', '/apple-touch-icon-152x152-precomposed.png', '/favicon.svg'])
    expect((await bytesOf(main + path)).status, path).toBe(200);
  expect((await bytesOf(`${sister}/favicon.ico`)).status).toBe(200);
  for (const address of [`${sister}/g7/favicon.ico`, `${main}/rovat/belfold/favicon.ico`, `${main}/nincs/favicon.ico`])
    expect((await bytesOf(address)).status, address).toBe(404);
});

test('each site has a manifest whose icons exist', async () => {
  for (const front of ['', '/after', '/g7', '/karakter']) {
    const { body: html } = await get(`${main}${front || '/'}`);
    const path = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const manifest = await get(main + path);
    expect([manifest.status, manifest.headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    const { scope, icons } = JSON.parse(manifest.body) as {
      scope: string;
      icons: readonly { src: string; purpose: string }[];
    };
    expect(scope).toBe(front || '/');
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of icons) expect((await get(main + src)).headers['content-type']).toBe('image/png');
  }
});

test('security.txt has not expired', async () => {
  const { status, body } = await get(`${main}/.well-known/security.txt`);
  expect(status).toBe(200);
  expect(body).toMatch(/^Contact: mailto:.+@.+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now() + 86_400_000);
  expect((await get(`${main}/ads.txt`)).headers['content-type']).toBe('text/plain; charset=utf-8');
});
