import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errAsync, okAsync } from 'neverthrow';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchFilters } from '#core/editorial/search/search-filters.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { createKeepAnswers } from '../page-cache/kept-answers.ts';
import { createSearchAnswers } from './search-answers.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const { judge } = pageAddressResolver({ sites: fiveSites, academySegment: 'akademia', rules: [], resources: [] });
let asked: (readonly [site: string, text: string, filters?: SearchFilters])[] = [];
let down = false;

let [wait, now] = [0, 1_000_000];
const { record, makeCurrent } = unchanged();
const answers = createSearchAnswers({
  keepAnswers: createKeepAnswers({ now: () => now, record, makeCurrent }).keepAnswers,
  admitSearch: () => wait,
  judge,
  headers: ['x-safe', 'yes'],
  suggestTags: (site, text, filters) => {
    asked.push([site, text, filters]);
    return down
      ? errAsync({ kind: 'unavailable', upstream: 'x', cause: null })
      : okAsync({ before: '', asked: text, items: [] });
  },
  suggestTitles: (site, text) => {
    asked.push([site, text]);
    return okAsync([]);
  },
});
const server = createServer((request, response) => {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  void answers(request, response, { host: request.headers.host ?? '', path, query }).then(
    (known) => known || response.writeHead(404).end('{}'),
  );
});

const ask = (path: string, host = 'lapunk.example') =>
  new Promise<Answer>((resolve, reject) => {
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (text: string) => (body += text))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(body) }),
        );
    }).on('error', reject);
  });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  [down, wait] = [false, 0];
  // Expires entries cached by the previous test.
  now += 60_000;
});

describe('the answers to search bars', () => {
  it('are small cacheable JSON', async () => {
    const { status, headers, body } = await ask(
      '/api/search/suggest?text=+dun+&filters=%7B%22superTags%22:[%22Belf%C3%B6ld%20(15)%22]%7D',
    );
    expect([status, body]).toEqual([200, { before: '', asked: 'dun', items: [] }]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=30, stale-while-revalidate=30, stale-if-error=60',
      'content-type': 'application/json; charset=utf-8',
      'x-safe': 'yes',
    });
    expect(asked).toEqual([[fiveSites[0].slug, 'dun', { superTags: ['Belföld'] }]]);
    expect((await ask('/api/search/articles?term=dun')).body).toEqual({ items: [] });
  });

  it('are those of the beginning of a long text, cut behind a word', async () => {
    const title = `${'ő'.repeat(150)} ${'ő'.repeat(49)}`;
    await ask(`/api/search/suggest?text=${encodeURIComponent(`${title}, és`)}`);
    await ask(`/api/search/articles?term=${encodeURIComponent(`${title}ő`)}`);
    expect(asked.map((one) => one[1])).toEqual(['ő'.repeat(150), 'ő'.repeat(150)]);
    asked = [];
    await ask(`/api/search/articles?term=${encodeURIComponent(`${title} és`)}`);
    expect(asked.map((one) => one[1])).toEqual([title]);
  });

  it('are those of the site of the page that asks', async () => {
    const slugOf = (role: string): string | undefined => fiveSites.find((site) => site.role === role)?.slug;
    await ask('/api/search/articles?term=a&in=/after/archivum');
    await ask('/api/search/articles?term=a&in=/g7/archivum');
    await ask(
      '/api/search/articles?term=a',
      new URL(fiveSites.find(({ role }) => role === 'sister')?.origin ?? '').host,
    );
    expect(asked.map(([site]) => site)).toEqual([slugOf('after'), slugOf('g7'), slugOf('sister')]);
  });

  it.each([
    '/api/search/suggest',
    '/api/search/suggest?text=+',
    '/api/search/suggest?text=a&filters=%7B',
    `/api/search/suggest?text=a&filters=${'['.repeat(1000)}`,
    `/api/search/suggest?text=a&filters=${'x'.repeat(9000)}`,
    '/api/search/suggest?text=a&in=//evil.example',
    '/api/search/suggest?text=a&in=/nincs/ilyen/oldal',
    '/api/search/articles?text=a',
    '/api/search/suggest?text=%FF',
  ])('refuse %.60s and ask nobody', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      400,
      'application/problem+json',
      'private, no-store',
    ]);
    expect(body).toMatchObject({ status: 400, title: 'Bad Request' });
    expect(asked).toEqual([]);
  });

  it('accept a text of a hundred characters of any kind', async () => {
    expect((await ask(`/api/search/suggest?text=${encodeURIComponent('😀'.repeat(100))}`)).status).toBe(200);
  });

  it('say when the archive does not answer', async () => {
    down = true;
    const { status, headers } = await ask('/api/search/suggest?text=a');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'private, no-store']);
  });

  it('are cached for 30 seconds, and hits are not limited', async () => {
    await ask('/api/search/suggest?text=a');
    wait = 3;
    expect([
      (await ask('/api/search/suggest?text=a')).status,
      (await ask('/api/search/suggest?text=%20a&x=1')).status,
      asked.length,
    ]).toEqual([200, 200, 1]);
    now += 30_000;
    expect((await ask('/api/search/suggest?text=a')).status).toBe(200);
    expect(asked.length).toBe(1);
  });

  it('are refused to who asks too much, with when to come back', async () => {
    wait = 2.5;
    const { status, headers, body } = await ask('/api/search/suggest?text=uj');
    expect([status, headers['retry-after'], headers['content-type'], headers['cache-control'], asked]).toEqual([
      429,
      '3',
      'application/problem+json',
      'private, no-store',
      [],
    ]);
    expect(body).toMatchObject({ status: 429, title: 'Too Many Requests' });
    expect((await ask('/api/search/articles?term=uj')).status).toBe(429);
  });

  it('leave other addresses to others', async () => {
    expect((await ask('/api/search/none?text=a')).status).toBe(404);
  });
});
