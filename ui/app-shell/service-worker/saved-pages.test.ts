import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSaved, renewSaved, savedCopy, savedHere, takeSaved } from './saved-pages.ts';

const origin = 'https://lapunk.example';
const article = (path: string, pages = 1) => ({ path, title: `Cikk ${path}`, pages });

const cacheInMemory = () => {
  const kept = new Map<string, Response>();
  return {
    kept,
    cache: {
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, answer: Response): Promise<void> => void kept.set(address, answer),
      delete: async (address: string) => kept.delete(address),
      keys: async () => [...kept.keys()].map((address) => ({ url: origin + address })),
    },
  };
};

let memory = cacheInMemory();
const fetched = vi.fn<(address: string, how: RequestInit) => Promise<Response>>();
const addresses = (): string[] => [...memory.kept.keys()].filter((address) => address !== '/saved-articles.json');
const publicly = { headers: { 'cache-control': 'public, max-age=30' } };

beforeEach(() => {
  memory = cacheInMemory();
  fetched.mockReset().mockImplementation(async (address) => new Response(address, publicly));
  vi.stubGlobal('caches', { open: async () => memory.cache });
  vi.stubGlobal('fetch', fetched);
});

describe('a saved article, once there is a connection again', () => {
  const publish = (etag: string): void =>
    void fetched.mockImplementation(async (address, how) => {
      const asked = new Headers(how.headers).get('if-none-match');
      return asked === etag
        ? new Response(null, { status: 304 })
        : new Response(`${address} ${etag}`, { headers: { ...publicly.headers, etag } });
    });
  const answers = (status: number, only = ''): void =>
    void fetched.mockImplementation(async (address) =>
      address.includes(only) ? new Response('x', { status }) : new Response(null, { status: 304 }),
    );

  it.each([404, 410])('goes with all its pages when it was taken down (%d), and no other one does', async (status) => {
    publish('1');
    await takeSaved([article('/a', 2), article('/ab')]);
    answers(status, '/a');
    await renewSaved([article('/a', 2)]);
    expect(addresses()).toEqual(['/ab', '/ab/_payload.json']);
    expect(await savedHere()).toEqual([article('/ab')]);
  });

  it('goes when it was taken down or is no longer saved, also where the device has no room left', async () => {
    publish('1');
    await takeSaved([article('/a'), article('/b'), article('/c')]);
    memory.cache.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    answers(410, '/a');
    await takeSaved([article('/a'), article('/b')]);
    await renewSaved([article('/a'), article('/b')]);
    expect(addresses()).toEqual(['/b', '/b/_payload.json']);
  });

  it('is stored again with its data when corrected, and not fetched otherwise', async () => {
    publish('1');
    await takeSaved([article('/a')]);
    publish('2');
    await renewSaved([article('/a')]);
    expect(
      await Promise.all(['/a', '/a/_payload.json'].map(async (address) => (await savedCopy(origin + address))?.text())),
    ).toEqual(['/a 2', '/a/_payload.json 2']);
    fetched.mockClear();
    await renewSaved([article('/a')]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([500, 503, 301])('stays as it is while the server has no answer (%d)', async (status) => {
    publish('1');
    await takeSaved([article('/a')]);
    answers(status);
    await renewSaved([article('/a')]);
    fetched.mockRejectedValue(new TypeError('offline'));
    await renewSaved([article('/a')]);
    expect(await (await savedCopy(`${origin}/a`))?.text()).toBe('/a 1');
  });

  it('loses a page that it has no more', async () => {
    publish('1');
    await takeSaved([article('/a', 2)]);
    answers(404, 'oldal=2');
    await renewSaved([article('/a', 2)]);
    expect(addresses()).toEqual(['/a', '/a/_payload.json', '/a/_payload.json?oldal=2']);
  });

  it('goes when its own address, or that of its data, is found to be no more', async () => {
    for (const address of ['/a?utm_source=x', '/a/_payload.json']) {
      publish('1');
      await takeSaved([article('/a', 2), article('/b')]);
      expect(await dropSaved(`${origin}/a?oldal=2`)).toBe(false);
      expect(await dropSaved(origin + address)).toBe(true);
      expect([await dropSaved(origin + address), addresses()]).toEqual([false, ['/b', '/b/_payload.json']]);
    }
  });
});

describe('the pages of saved articles', () => {
  it('are stored with their data, every page, and requested without cookies', async () => {
    await takeSaved([article('/a', 2)]);
    expect(addresses()).toEqual(['/a', '/a/_payload.json', '/a?oldal=2', '/a/_payload.json?oldal=2']);
    for (const [, how] of fetched.mock.calls) expect(how.credentials).toBe('omit');
  });

  it('go when the article is no longer saved, and are not fetched again when it still is', async () => {
    await takeSaved([article('/a'), article('/b')]);
    fetched.mockClear();
    await takeSaved([article('/b')]);
    expect(addresses()).toEqual(['/b', '/b/_payload.json']);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['personal', new Response('x', { headers: { 'cache-control': 'private, no-store' } })],
    ['missing', new Response('x', { status: 404, ...publicly })],
  ])('are not kept when the answer is %s', async (_, answer) => {
    fetched.mockImplementation(async () => answer.clone());
    await takeSaved([article('/a')]);
    expect(addresses()).toEqual([]);
    expect(await savedHere()).toEqual([]);
  });

  it('are tried again after the connection was gone', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    await takeSaved([article('/a')]);
    expect(await savedHere()).toEqual([]);
    fetched.mockImplementation(async (address) => new Response(address, publicly));
    await takeSaved([article('/a')]);
    expect(await savedHere()).toEqual([article('/a')]);
  });

  it('are found regardless of other URL parameters', async () => {
    await takeSaved([article('/a', 2)]);
    const text = async (address: string) => (await savedCopy(origin + address))?.text();
    expect(await text('/a?utm_source=hirlevel')).toBe('/a');
    expect(await text('/a?oldal=1')).toBe('/a');
    expect(await text('/a?oldal=2&utm_source=x')).toBe('/a?oldal=2');
    expect(await text('/a/_payload.json')).toBe('/a/_payload.json');
    expect(await text('/b')).toBeUndefined();
  });
});
