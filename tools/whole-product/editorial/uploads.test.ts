import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { readUploadName } from '#adapters/web/media/upload-name.ts';
import { openTestWebServer, type TestWebServer } from '../running/test-web-server.fake.ts';

const hidden = 'the text of a hidden article';
let upstream: LocalUpstream;
let webServer: TestWebServer;

beforeAll(async () => {
  upstream = await startLocalUpstream();
  upstream.answer = ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://origin.example');
    if (pathname === '/uploads/nincs.jpg')
      response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}');
    else if (pathname === '/uploads/romlott.jpg') response.writeHead(500).end();
    else if (pathname.startsWith('/uploads/'))
      response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=9' }).end('picture');
    else response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ title: hidden }));
  };
  webServer = await openTestWebServer(upstream.baseUrl, { 'origin-secret': 'secret' });
});
afterAll(async () => {
  webServer.close();
  await upstream.close();
});

const forwarded = async (
  target: string,
): Promise<{ readonly status: number; readonly body: string; readonly urls: readonly string[] }> => {
  const before = upstream.requests.length;
  const { status, body } = await webServer.ask(target);
  return {
    status,
    body,
    urls: upstream.requests
      .slice(before)
      .map(({ url = '' }) => url)
      .filter((url) => !url.startsWith('/api/frontend/')),
  };
};

const names = [
  'kep.jpg',
  'kep_cover.jpg',
  'kep_cover:2x.jpg',
  'kep_thumb:1.25x.webp',
  'hid-a-dunan-0123456789.jpg',
  'A.b_c-d.png',
  'adas.mp3',
  'adas.m4a',
  'adas.wav',
  `${'a'.repeat(180)}.jpeg`,
];

describe('an address under /uploads/', () => {
  it.each(names)('that names %s is requested only under that name', async (name) => {
    for (const target of [
      `/uploads/${name}`,
      `/uploads/${name}?v=/../api/articles/x`,
      `http://evil.example/uploads/${name}`,
    ]) {
      expect(await forwarded(target)).toEqual({ status: 200, body: 'picture', urls: [`/uploads/${name}`] });
    }
    expect(upstream.requests.at(-1)?.headers).toMatchObject({ 'origin-secret': 'secret' });
  });

  it.each([
    '..\\api\\articles\\rejtett',
    '..%5capi%5carticles%5crejtett',
    '..%255capi%255carticles',
    '../api/articles/rejtett',
    '%2e%2e/api/articles/rejtett',
    '%2e%2e%2fapi',
    '.%2e\\api',
    '\\..\\api\\articles\\rejtett',
    '..;/api/articles/rejtett',
    'kep.jpg/..\\..\\api\\articles\\rejtett',
    'kep.jpg\\..\\..\\api',
    'kep.jpg%00.jpg',
    'kep.jpg;.jpg',
    'kep.jpg%2f..',
    'a/b.jpg',
    '/kep.jpg',
    './kep.jpg',
    '.kep.jpg',
    '..jpg',
    'a..jpg',
    '.',
    '..',
    '...',
    '',
    'kep',
    'kep.svg',
    'kep.html',
    'kep_cover:2.jpg',
    'kep:api.jpg',
    'http:kep.jpg',
    'kep@evil.jpg',
    'k\u00e9p.jpg',
    'k\u0001p.jpg',
    `${'a'.repeat(182)}.jpg`,
    'kep.jpg%',
    'kep%2ejpg',
    '%6bep.jpg',
    'kep.JPG\\',
  ])('%j is 404 and never forwarded', async (name) => {
    const { status, body, urls } = await forwarded(`/uploads/${name}`);
    expect(urls).toEqual([]);
    expect(body).not.toContain(hidden);
    expect([400, 404, 301, 308].includes(status)).toBe(true);
  });

  it('reaches the main API as a valid name or not at all, for any input', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '/',
        '\\',
        '%2e',
        '%2E%2e',
        '%5c',
        '%255c',
        '%2f',
        '%252f',
        ';',
        ':',
        '@',
        '%00',
        '\u0001',
        '\u007f',
        '\u00ff',
        '%',
        '%u002e',
        'api',
        'articles',
        'rejtett',
        'kep',
        '.jpg',
        '_cover',
        ':2x',
        '//',
        '?',
        '#',
        '*',
        'http://evil.example',
        '~',
        '+',
        '&',
        '%c0%ae',
        '\u00c0\u00ae',
      ),
      fc.string({ maxLength: 6 }).map((text) => text.replace(/[\r\n ]/g, '')),
    );
    const address = fc
      .tuple(
        fc.constantFrom(
          '/uploads/',
          '/uploads\\',
          '//uploads/',
          '/uploads/../uploads/',
          '/x/../uploads/',
          '/uploads/./',
          'http://evil.example/uploads/',
          '/UPLOADS/',
          '/%75ploads/',
          '\\uploads/',
        ),
        fc.array(piece, { maxLength: 8 }),
      )
      .map(([start, pieces]) => start + pieces.join(''));
    await fc.assert(
      fc.asyncProperty(address, async (target) => {
        const { urls, body } = await forwarded(target);
        expect(body).not.toContain(hidden);
        for (const url of urls) expect(readUploadName(url.replace(/^\/uploads\//, '')), target).not.toBeNull();
      }),
      { numRuns: Math.max(400, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });
});

describe('an answer under /uploads/', () => {
  it.each([
    ['kep.jpg', 200, 'public, max-age=9'],
    ['nincs.jpg', 404, 'public, max-age=30'],
    ['romlott.jpg', 500, 'no-store'],
    ['nincs', 404, 'public, max-age=10'],
    ['', 404, 'public, max-age=10'],
    ['%ZZ', 400, 'private, no-store'],
  ])('%s is %i with the headers of every answer, and says how long it holds', async (name, code, caching) => {
    const { status, headers } = await webServer.ask(`/uploads/${name}`);
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([code, caching, 'nosniff']);
    expect(headers['content-security-policy']).toContain(`default-src 'none'`);
  });
});

describe('readUploadName', () => {
  it('accepts only one plain segment that a URL parser does not change', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Za-z0-9._:%\\/;-]{1,30}\.(jpg|png|mp3)$/)),
        (text) => {
          const name = readUploadName(text);
          if (name === null) return;
          expect(new URL(`http://a.example/uploads/${name}`)).toMatchObject({
            pathname: `/uploads/${text}`,
            search: '',
            hash: '',
            host: 'a.example',
          });
          expect(text).toMatch(/^[\w.:-]{5,200}$/);
        },
      ),
    );
  });
});
