import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRaw, startTestOrigin, testSecret } from '../testing/ask-origin.ts';
import type { TestOrigin } from '../testing/ask-origin.ts';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startTestOrigin({ inMemory: true });
}, 60_000);
afterAll(() => origin.close());

const filters = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

describe('the origin refuses in words, never with its insides', () => {
  it.each([
    ['/api/articles/%E0%A4%A', 400],
    ['/api/articles/%00', 404],
    ["/api/articles/'%20or%201=1", 404],
    ['/api/articles/friss?page=0', 400],
    ['/api/articles/friss?page=-1', 400],
    ['/api/articles/friss?page=1e9', 400],
    ['/api/articles?page=2abc', 400],
    ['/api/articles?page=9999999999', 400],
    ['/api/articles?filters[parent]=x', 400],
    ['/api/articles?filters[tag]=', 400],
    ['/api/article/abc', 400],
    ['/api/article/99999999999', 400],
    ['/api/index/auto-block', 400],
    ['/api/index/auto-block?v=5', 400],
    ['/api/recommended/mstag/all?v=21', 400],
    ['/api/search?filters=%7B', 400],
    ['/api/search?filters=[]', 400],
    ['/api/search?oldal=0', 400],
    [`/api/search?filters=${filters({ and_tags: Array(33).fill('a') })}`, 400],
    [`/api/search?filters=${filters({ and_tags: Array(20).fill('a'), title: Array(20).fill('b') })}`, 400],
    [`/api/search?filters=${filters({ title: ['a'.repeat(101)] })}`, 400],
    ['/api/search/autocomplete?text=', 400],
    [`/api/articles/${'a'.repeat(9000)}`, 414],
    ['/', 404],
    ['/api', 404],
    ['/api/nincs', 404],
    ['/api/articles/', 404],
    ['/../../etc/passwd', 404],
    ['/uploads/../../etc/passwd', 404],
  ])('%s is %i', async (path, status) => {
    const answer = await askRaw(origin.url, path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json).toMatchObject({
      type: 'about:blank',
      status,
      title: expect.any(String),
      detail: expect.any(String),
    });
    expect(answer.body.toString()).not.toMatch(/\bat .*:\d+|node_modules|select |Error:/);
  });

  it.each([
    '',
    'wrong',
    `${testSecret} `.repeat(2),
    testSecret.slice(0, -1),
    `${testSecret}x`,
    testSecret.toUpperCase(),
  ])('tells who shows %j for its secret nothing but its health', async (secret) => {
    for (const path of [
      '/api/articles',
      '/api/articles/friss',
      '/api/nincs',
      '/uploads/avatar-kiss-anna.jpg',
      '/uploads/x',
      '/',
      '/api/frontend/init',
    ]) {
      const answer = await askRaw(origin.url, path, { 'origin-secret': secret });
      expect([answer.status, answer.headers['www-authenticate'], answer.json.detail]).toEqual([
        401,
        'Origin-Secret',
        'origin-secret: is missing or is not the secret of this origin',
      ]);
    }
    expect((await askRaw(origin.url, '/api/v2/user/session', { 'origin-secret': secret }, 'POST')).status).toBe(401);
    expect((await askRaw(origin.url, '/healthz', { 'origin-secret': secret })).status).toBe(200);
  });

  it('never reveals its secret in a response', async () => {
    const answers = await Promise.all(
      ['/api/articles', '/healthz', '/api/nincs', '/api/articles?page=0'].map((path) =>
        askRaw(origin.url, path, { 'origin-secret': 'wrong' }),
      ),
    );
    for (const { body, headers } of answers)
      expect(JSON.stringify(headers) + body.toString()).not.toContain(testSecret);
    expect(JSON.stringify(origin.problems)).not.toContain(testSecret);
  });

  it('names the bad parameter', async () => {
    expect((await askRaw(origin.url, '/api/articles?page=0')).json.detail).toMatch(/^page: /);
  });

  it('does not know an unknown site', async () => {
    expect((await askRaw(origin.url, '/api/articles', { 'lapunk-sites': 'constructor' })).status).toBe(400);
  });

  it('takes only GET and HEAD', async () => {
    expect((await askRaw(origin.url, '/api/articles', {}, 'DELETE')).headers.allow).toBe('GET, HEAD');
    expect((await askRaw(origin.url, '/api/articles', {}, 'HEAD')).status).toBe(200);
  });

  it('takes the first of a repeated parameter and ignores unknown ones', async () => {
    expect((await askRaw(origin.url, '/api/articles?limit=1&limit=5&x=1')).json.items).toHaveLength(1);
  });

  it('never fails for any search text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (term) => {
        for (const path of ['/api/search?term=', '/api/search/articles?term=', '/api/search/autocomplete?text=x']) {
          expect((await askRaw(origin.url, `${path}${encodeURIComponent(term.toWellFormed())}`)).status).toBe(200);
        }
      }),
      { numRuns: 60 },
    );
    expect(origin.problems).toEqual([]);
  });

  it('never fails for any filter value, and a zero byte matches nothing', async () => {
    for (const name of ['and_tags', 'superTags', 'authors', 'title', 'superTagSlugs', 'flags', 'withoutTags']) {
      for (const value of ['\0', 'a\0b', '\uD83D', '%']) {
        for (const call of ['search', 'search/highlights', 'search/autocomplete']) {
          const path = `/api/${call}?term=a&filters=${filters({ [name]: [value] })}`;
          expect((await askRaw(origin.url, path)).status, path).toBe(200);
        }
      }
    }
    expect(origin.problems).toEqual([]);
  });

  it('never fails for any combination of operators', async () => {
    for (const term of [
      'a & b',
      '!a',
      "it's",
      'a:*',
      '(((',
      '"',
      '-',
      '-a',
      '"a b',
      '\\',
      '<->',
      'a | b',
      "';drop table articles;--",
      'és',
      'a az',
    ]) {
      expect((await askRaw(origin.url, `/api/search?term=${encodeURIComponent(term)}`)).status, term).toBe(200);
    }
    expect(origin.problems).toEqual([]);
  });
});
