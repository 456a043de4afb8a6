import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { menuGroups } from '#core/common-data/common-data.ts';
import { answeringSample, mainApiAt, sample } from './calls.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const read = () => mainApiAt(upstream.baseUrl).common.ofSite('lapunk');

describe('common data', () => {
  it('joins what is set up with what has changed since', async () => {
    upstream.answer = answeringSample((path) => (path.endsWith('init') ? 'init' : 'refresh'));
    const data = (await read())._unsafeUnwrap();
    expect(Object.keys(data.menus).sort()).toEqual([...menuGroups].sort());
    expect(data).toMatchObject({
      searchPlaceholders: ['Mit keres?'],
      assetsUrl: '',
      donations: '1',
      refreshQuiz: true,
      exchangeRates: [{ currency: 'EUR', rate: 392.4, change: -0.3 }],
      weather: { place: 'Budapest', celsius: 12, sky: 'felhős' },
      trendingTags: [{ slug: 'hid', name: 'híd', path: '/cimke/hid' }],
    });
  });

  it('can do without the second half', async () => {
    upstream.answer = (request, response) =>
      void (request.url?.endsWith('init') ? response.end(sample('init')) : response.writeHead(500).end());
    expect((await read())._unsafeUnwrap()).toMatchObject({
      donations: '0',
      refreshQuiz: false,
      exchangeRates: [],
      weather: null,
      trendingTags: [],
    });
  });

  it('cannot do without the first', async () => {
    upstream.answer = (request, response) =>
      void (request.url?.endsWith('init') ? response.writeHead(500).end() : response.end(sample('refresh')));
    expect((await read())._unsafeUnwrapErr().kind).toBe('unavailable');
  });

  it('leads between the sites of the family where this installation has them', async () => {
    const init = JSON.parse(sample('init')) as { menus: object };
    const main = [
      { label: 'a', url: 'https://testver.example/' },
      { label: 'b', url: 'https://lapunk.example/g7' },
    ];
    upstream.answer = (_, response) => response.end(JSON.stringify({ ...init, menus: { ...init.menus, main } }));
    expect((await read())._unsafeUnwrap().menus.main.map(({ url }) => url)).toEqual([
      'https://testver.example/',
      '/g7',
    ]);
  });

  it('drops a menu item that leads where no link may', async () => {
    const init = JSON.parse(sample('init')) as { menus: object };
    const main = [
      { label: 'a', url: 'javascript:alert(1)' },
      { label: 'b', url: '//evil.example' },
      { label: 'c', url: 'https://x.example/' },
    ];
    upstream.answer = (_, response) => response.end(JSON.stringify({ ...init, menus: { ...init.menus, main } }));
    expect((await read())._unsafeUnwrap().menus.main).toEqual([{ label: 'c', url: 'https://x.example/' }]);
  });
});
