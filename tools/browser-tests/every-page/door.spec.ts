import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import { brand } from '#config/settings/brand.ts';
import { plain } from '../site/servers.ts';
import { addressOf } from '../site/addresses.ts';

const { port } = plain;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the raw path; URL parsers would normalise it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = ask(
      { host: '127.0.0.1', port, path, method, headers: { host: `${brand.slug}.localhost:${port}`, ...headers } },
      (answer) => {
        let body = '';
        answer
          .setEncoding('utf8')
          .on('data', (text: string) => (body += text))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      },
    );
    sent.on('error', reject).end();
  });

test('redirects take one hop and keep the query', async ({ request }) => {
  const legacy = await get('/list/announcement?a=1&fbclid=x&b=%C3%A1');
  expect([legacy.status, legacy.headers.location]).toEqual([301, '/rovat/kozlemeny?a=1&b=%C3%A1']);
  const stripped = await get('/?fbclid=x');
  expect([stripped.status, stripped.headers.location]).toEqual([302, '/']);
  const path = await addressOf(request, 'zsombekhalom-rendelointezet-szavazas');
  const answer = await get('/barmi/2001/02/03/zsombekhalom-rendelointezet-szavazas/elo?fbclid=1&x=2');
  expect([answer.status, answer.headers.location]).toEqual([301, `${path}?x=2`]);
});

const statuses = [
  ['//evil.example/elo', 301],
  ['/\\evil.example', 301],
  ['/%ZZ', 400],
  ['/%FF', 400],
  ['/a%2Fb', 400],
  ['/%00', 400],
  ['/../etc/passwd', 400],
  [`/${'a'.repeat(8192)}`, 414],
  ['/legfrissebb?oldal=2abc', 200],
  ['/legfrissebb?oldal=0', 200],
  ['/legfrissebb?oldal=-1', 200],
  ['/legfrissebb?oldal=9999', 404],
  ['/legfrissebb?oldal=2&oldal=abc', 200],
  ['/legfrissebb?ismeretlen=1&ismeretlen=2', 200],
  ['/belfold/2026/02/30/x', 404],
  ['/belfold/2026/13/01/x', 404],
  ['/belfold/2026/01/01/nincs-ilyen', 404],
  ['/cimke/nincs-ilyen', 404],
  ['/szerzo/none', 404],
  ['/rovat/nincs-ilyen', 404],
  ['/nincs/ilyen/oldal', 404],
  ['/archivum?filters=%7B', 200],
  [`/archivum?term=${'%22%3Cscript%3E'.repeat(100)}`, 200],
  ['/?%ZZ=%', 200],
] as const;

test('odd paths and queries have the right status, and no redirect leaves the host', async () => {
  for (const [path, status] of statuses) {
    const answer = await get(path);
    expect.soft(answer.status, path.slice(0, 50)).toBe(status);
    expect.soft(answer.headers.location ?? '/', path.slice(0, 50)).toMatch(/^\/(?![/\\])/);
    expect.soft(answer.body, path.slice(0, 50)).not.toContain('<script>alert');
  }
});

test('the 404 page shows the path as text, at most 200 characters of it', async () => {
  const answer = await get(`/x<svg/onload=alert(1)>${'y'.repeat(400)}`);
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('<svg/onload');
  expect(/Page Not Found: ([^<]*)/.exec(answer.body)?.[0].length).toBeLessThanOrEqual('Page Not Found: '.length + 400);
  expect(answer.body).toContain('Page Not Found: ');
});

test('the main site responds to an unknown host, and never names it', async () => {
  const answer = await get('/', { host: 'evil.example' });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toContain('evil.example');
});

test('a page has an ETag, is compressed, and is 304 when unchanged', async () => {
  const page = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.headers['cache-control']).toMatch(
    /^public, max-age=(?:10|\d), stale-while-revalidate=\d+, stale-if-error=60$/,
  );
  const again = await get('/', { 'accept-encoding': 'gzip, br', 'if-none-match': page.headers.etag ?? '' });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('every response has the security headers', async () => {
  for (const path of ['/', '/nincs-ilyen', '/list/newest', '/_payload.json', '/healthz', '/%ZZ', '/assets/none.js']) {
    const { headers } = await get(path);
    expect(headers['content-security-policy'], path).toContain(`default-src 'none'`);
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('headers that are no part of the cache key do not change a page', async () => {
  const plain = await get('/legfontosabb');
  const odd = await get('/legfontosabb?utm_source=x', {
    'x-forwarded-host': 'evil.example',
    'x-original-url': '/szerzo/none',
    'accept-language': 'en',
    forwarded: 'host=evil.example',
  });
  expect(odd.headers.etag).toBe(plain.headers.etag);
});

test('only pages have data', async () => {
  expect(JSON.parse((await get('/legfrissebb/_payload.json')).body)).toMatchObject({
    kind: 'page',
    page: { route: { name: 'legfrissebb' } },
  });
  expect((await get('/nincs-ilyen/_payload.json')).status).toBe(404);
  expect((await get('/legfrissebb/x_payload.json')).status).toBe(404);
});

test('a credential that opens nothing here gets the shared copy, and so does a signed-in reader', async () => {
  const { etag, 'cache-control': cacheControl } = (await get('/te')).headers;
  const credentials: readonly Record<string, string>[] = [
    { cookie: 'n_token=abc' },
    { cookie: 'session=abc' },
    { authorization: 'x' },
  ];
  for (const credential of credentials)
    expect((await get('/te', credential)).headers).toMatchObject({ etag, 'cache-control': cacheControl });
});

test('refuses other methods than GET and HEAD', async () => {
  const answer = await get('/', {}, 'POST');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('pictures have the format that the browser accepts, and never come from outside their folder', async () => {
  const front = await get('/');
  const picture = /\/uploads\/[^"\s]+_card\.[a-z]+/.exec(front.body)?.[0] ?? '';
  expect((await get(picture, { accept: 'image/avif,image/webp' })).headers['content-type']).toBe('image/avif');
  expect((await get(picture, { accept: 'image/webp' })).headers['content-type']).toBe('image/webp');
  expect((await get(picture)).headers['content-type']).toBe('image/jpeg');
  expect((await get('/uploads/..%2f..%2fpackage.json')).status).toBe(400);
  expect((await get('/uploads/none_card.jpg')).status).toBe(404);
});
