import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@playwright/test';
import { brand } from '#config/brand.ts';
import { plain } from './servers.ts';
import { addressOf } from './addresses.ts';

const { port } = plain;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path as it is; clients that parse addresses would mend it. */
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

test('redirects take one hop and keep the query', async () => {
  const legacy = await get('/list/announcement?a=1&fbclid=x&b=%C3%A1');
  expect([legacy.status, legacy.headers.location]).toEqual([301, '/rovat/kozlemeny?a=1&b=%C3%A1']);
  const stripped = await get('/?fbclid=x');
  expect([stripped.status, stripped.headers.location]).toEqual([302, '/']);
});

test('an old address and a legacy rule lead to the article in one hop', async ({ request }) => {
  const path = await addressOf(request, 'zsombekhalom-rendelointezet-szavazas');
  const answer = await get('/barmi/2001/02/03/zsombekhalom-rendelointezet-szavazas/elo?fbclid=1&x=2');
  expect([answer.status, answer.headers.location]).toEqual([301, `${path}?x=2`]);
});

for (const [path, status] of [
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
] as const) {
  test(`${path.slice(0, 50)} is answered with ${status} and stays on its host`, async () => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    if (answer.headers.location) expect(answer.headers.location).toMatch(/^\/(?![/\\])/);
    expect(answer.body).not.toContain('<script>alert');
  });
}

test('a path that shows its text shows it as text, at most 200 characters of it', async () => {
  const answer = await get(`/x<svg/onload=alert(1)>${'y'.repeat(400)}`);
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('<svg/onload');
  expect(/Page Not Found: ([^<]*)/.exec(answer.body)?.[0].length).toBeLessThanOrEqual('Page Not Found: '.length + 400);
  expect(answer.body).toContain('Page Not Found: ');
});

test('an unknown host is answered by the main site, which names itself and not the host', async () => {
  const answer = await get('/', { host: 'evil.example' });
  expect(answer.status).toBe(200);
  expect(answer.body).not.toContain('evil.example');
});

test('a page comes with an ETag, is not sent twice, and is compressed', async () => {
  const page = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.headers['cache-control']).toMatch(
    /^public, max-age=(?:10|\d), stale-while-revalidate=\d+, stale-if-error=60$/,
  );
  const again = await get('/', { 'accept-encoding': 'gzip, br', 'if-none-match': page.headers.etag ?? '' });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('every answer carries the security headers', async () => {
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

test('a page is the same bytes whatever unkeyed headers say', async () => {
  const plain = await get('/legfontosabb');
  const odd = await get('/legfontosabb?utm_source=x', {
    'x-forwarded-host': 'evil.example',
    'x-original-url': '/szerzo/none',
    'accept-language': 'en',
    forwarded: 'host=evil.example',
  });
  expect(odd.headers.etag).toBe(plain.headers.etag);
});

test('data stands beside every page, and only there', async () => {
  expect(JSON.parse((await get('/legfrissebb/_payload.json')).body)).toMatchObject({
    kind: 'page',
    page: { route: { name: 'legfrissebb' } },
  });
  expect((await get('/nincs-ilyen/_payload.json')).status).toBe(404);
  expect((await get('/legfrissebb/x_payload.json')).status).toBe(404);
});

test('a request with a cookie of the staff is never stored by anyone; a reader is given the copy that everybody gets', async () => {
  expect((await get('/', { cookie: 'session=abc' })).headers['cache-control']).toBe('private, no-store');
  const [everybody, reader] = [await get('/te'), await get('/te', { cookie: 'n_token=abc' })];
  expect([reader.headers.etag, reader.headers['cache-control']]).toEqual([
    everybody.headers.etag,
    everybody.headers['cache-control'],
  ]);
});

test('only reading is offered', async () => {
  const answer = await get('/', {}, 'POST');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('pictures come in the form that the browser takes, and never off their folder', async () => {
  const front = await get('/');
  const picture = /\/uploads\/[^"\s]+_card\.[a-z]+/.exec(front.body)?.[0] ?? '';
  expect((await get(picture, { accept: 'image/avif,image/webp' })).headers['content-type']).toBe('image/avif');
  expect((await get(picture, { accept: 'image/webp' })).headers['content-type']).toBe('image/webp');
  expect((await get(picture)).headers['content-type']).toBe('image/jpeg');
  expect((await get('/uploads/..%2f..%2fpackage.json')).status).toBe(400);
  expect((await get('/uploads/none_card.jpg')).status).toBe(404);
});
