import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxKept } from '#core/app-shell/kept-front/bounds.ts';
import { withFrontBand } from './front-band.ts';
import { frontCacheOf, writeNote } from './front-note.ts';
import { followFronts } from './follow-fronts.ts';
import { frontCopy, frontData, frontPicture, keptFronts, renewFront } from './kept-fronts.ts';

const origin = 'https://lapunk.example';
const at = (name: string): string => `/belfold/2026/11/25/${name}`;
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => at(`cikk-${index}`));

let isFull = false;
const cacheInMemory = () => {
  const kept = new Map<string, Response>();
  const full = (address: string): string => new URL(address, origin).href;
  return {
    match: async (address: string) => kept.get(full(address))?.clone(),
    put: async (address: string, answer: Response) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      kept.set(full(address), answer);
    },
    delete: async (address: string) => kept.delete(full(address)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  };
};
const memory = new Map<string, ReturnType<typeof cacheInMemory>>();

const published = new Map<
  string,
  { readonly body: string; readonly headers?: Record<string, string>; status?: number }
>();
const asked: { readonly address: string; readonly how: RequestInit }[] = [];
let isConnected = true;
const fetched = async (address: string, how: RequestInit = {}): Promise<Response> => {
  asked.push({ address, how });
  if (!isConnected) throw new TypeError('offline');
  const found = published.get(address);
  if (!found) return new Response('', { status: 404 });
  const etag = `"${found.body.length}-${found.body.slice(-9)}"`;
  if (new Headers(how.headers).get('if-none-match') === etag) return new Response(null, { status: 304 });
  const headers = { etag, 'cache-control': 'public, max-age=10', 'content-type': 'text/html', ...found.headers };
  return new Response(found.body, { status: found.status ?? 200, headers });
};

const publishFront = (path: string, articles: readonly string[], more = ''): void => {
  const links = articles.map((article) => `<a href="${article}">${article}</a>`).join('');
  const body = `<html data-zone="Europe/Budapest"><main>${links}${more}</main><div id="app"></div></html>`;
  published.set(path, { body });
  published.set(`${path === '/' ? '' : path}/_payload.json`, { body: JSON.stringify(articles) });
};
const publish = (path: string, body = `<article>${path}</article>`, headers: Record<string, string> = {}): void => {
  published.set(path, { body, headers });
  published.set(`${path}/_payload.json`, { body: `{"of":"${path}"}` });
};

const ask = async (path: string, density = 0): Promise<void> => {
  const cache = await caches.open(frontCacheOf(path));
  await writeNote(cache, { density, keptAt: null, filledAt: null, articles: [] });
};
const renew = async (path: string, fill = true): Promise<void> => {
  for (const front of await keptFronts()) if (front.path === path) await renewFront(front, fill);
};
const addresses = async (path: string): Promise<string[]> =>
  ((await memory.get(frontCacheOf(path))?.keys()) ?? [])
    .map(({ url }) => url.slice(origin.length))
    .filter((address) => address !== '/kept-front.json');
const bytes = async (path: string): Promise<number> => {
  const cache = memory.get(frontCacheOf(path));
  const sizes = await Promise.all(
    (await addresses(path)).map(async (one) => (await (await cache?.match(one))?.blob())?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

beforeEach(() => {
  memory.clear();
  published.clear();
  asked.length = 0;
  isConnected = true;
  isFull = false;
  vi.stubGlobal('self', { location: { origin } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    has: async (name: string) => memory.has(name),
    keys: async () => [...memory.keys()],
    open: async (name: string) => {
      const cache = memory.get(name) ?? cacheInMemory();
      memory.set(name, cache);
      return cache;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a stored front', () => {
  it('has its data and first twenty articles, fetched without cookies, past any cache', async () => {
    const articles = names(25);
    publishFront('/', articles);
    articles.forEach((article) => publish(article));
    await ask('/');
    await renew('/');
    const expected = articles.slice(0, 20).flatMap((article) => [article, `${article}/_payload.json`]);
    expect((await addresses('/')).toSorted()).toEqual(['/', '/_payload.json', ...expected].toSorted());
    for (const { how } of asked) expect([how.credentials, how.cache]).toEqual(['omit', 'no-store']);
  });

  it('stores nothing unless requested, and nothing of another site', async () => {
    publishFront('/', names(1));
    publishFront('/g7', []);
    const fronts = followFronts();
    await fronts.met(`${origin}/`, false);
    expect([asked, [...memory.keys()]]).toEqual([[], []]);
    await caches.open(frontCacheOf('/'));
    await fronts.met(`${origin}/`, false);
    expect([asked, await addresses('/')]).toEqual([[], []]);
    memory.clear();
    await ask('/g7');
    await fronts.met(`${origin}/`, false);
    await fronts.met(`${origin}/g7`, false);
    expect([...memory.keys()]).toEqual(['front:/g7']);
    expect(await frontCopy(`${origin}/`)).toBeUndefined();
  });

  it('never exceeds eight megabytes or twenty articles, for any publication', async () => {
    const size = fc.constantFrom(10, 100_000, 700_000, 3_000_000, 9_000_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(size, { maxLength: 24 }), { minLength: 1, maxLength: 3 }),
        async (editions) => {
          memory.clear();
          await ask('/');
          for (const sizes of editions) {
            const articles = sizes.map((_, index) => at(`cikk-${index}`));
            publishFront('/', articles);
            sizes.forEach((length, index) => publish(at(`cikk-${index}`), 'x'.repeat(length)));
            await renew('/');
            const kept = (await addresses('/')).filter((address) => /\d$/.test(address));
            expect(kept.length).toBeLessThanOrEqual(maxKept.articles);
            expect(await bytes('/')).toBeLessThanOrEqual(maxKept.bytes);
          }
        },
      ),
      { numRuns: 6 },
    );
  }, 60_000);

  it.each([
    ['personal', { 'cache-control': 'private, no-store' }],
    ['for nobody to keep', { 'cache-control': 'no-store' }],
  ])('has no page that is %s', async (_, headers) => {
    publishFront('/', names(2));
    publish(at('cikk-0'), 'titok', headers);
    publish(at('cikk-1'));
    await ask('/');
    await renew('/');
    expect((await addresses('/')).filter((address) => address.includes('cikk-0'))).toEqual([]);
    published.set('/', { body: '<main>titok</main>', headers });
    await renew('/');
    expect(await addresses('/')).toEqual([]);
  });

  it('has one size of each picture of the front and the first articles, and no unused ones', async () => {
    const image = (name: string, size = 'wide'): string =>
      `<img srcset="/uploads/${name}_${size}.jpg 1x, /uploads/${name}_${size}:2x.jpg 2x">`;
    const picture = { body: 'kep', headers: { 'content-type': 'image/webp' } };
    for (const name of ['a_wide', 'a_half', 'b_wide', 'c_wide', 'd_wide'])
      published.set(`/uploads/${name}.jpg`, picture);
    publishFront('/', names(5), image('a') + image('a', 'half'));
    names(5).forEach((article, index) => publish(article, `<article>${image('bcdbd'[index] ?? '')}</article>`));
    publish(at('cikk-4'), `<article>${image('e')}</article>`);
    await ask('/', 1);
    await renew('/');
    const pictures = async () => (await addresses('/')).filter((one) => one.startsWith('/uploads/')).toSorted();
    expect(await pictures()).toEqual(['a', 'b', 'c', 'd'].map((name) => `/uploads/${name}_wide.jpg`));
    expect(await frontPicture(`${origin}/uploads/a_card:2x.jpg`)).toBeDefined();
    publish(at('cikk-0'));
    publish(at('cikk-3'));
    await renew('/', false);
    expect(await pictures()).toEqual(['a', 'c', 'd'].map((name) => `/uploads/${name}_wide.jpg`));
  });
});

describe('a stored front, after reconnecting', () => {
  const keep = async (): Promise<void> => {
    publishFront('/', names(3));
    names(3).forEach((article) => publish(article));
    await ask('/');
    await renew('/');
  };
  const takeDown = (path: string): void => {
    published.delete(path);
    published.delete(`${path}/_payload.json`);
  };
  const kept = async (): Promise<string[]> => (await addresses('/')).filter((address) => !address.endsWith('.json'));

  it('drops a removed article, and equals the page of the server', async () => {
    await keep();
    takeDown(at('cikk-1'));
    publishFront('/', [at('cikk-0'), at('cikk-2')]);
    await renew('/', false);
    expect((await kept()).toSorted()).toEqual(['/', at('cikk-0'), at('cikk-2')]);
    expect(await (await frontCopy(`${origin}/`))?.copy.text()).not.toContain('cikk-1');
    expect(await frontCopy(origin + at('cikk-1'))).toBeUndefined();
  });

  it('is deleted if it still names a removed article', async () => {
    await keep();
    takeDown(at('cikk-1'));
    await renew('/', false);
    expect(await addresses('/')).toEqual([]);
    expect(await frontCopy(`${origin}/`)).toBeUndefined();
  });

  it('is evicted when it names removed content and cannot be reloaded', async () => {
    await keep();
    takeDown(at('cikk-1'));
    published.set('/', { body: '', status: 503 });
    await renew('/', false);
    expect(await addresses('/')).toEqual([]);
  });

  it('drops removed articles also on a full device', async () => {
    await keep();
    takeDown(at('cikk-1'));
    publishFront('/', [at('cikk-0'), at('cikk-2')]);
    isFull = true;
    await followFronts().met(`${origin}/`, false);
    expect(await frontCopy(origin + at('cikk-1'))).toBeUndefined();
    expect(await frontCopy(`${origin}/`)).toBeUndefined();
  });

  it('stays as it is without an answer', async () => {
    await keep();
    const before = await addresses('/');
    isConnected = false;
    await renew('/');
    expect(await addresses('/')).toEqual(before);
    isConnected = true;
    for (const path of ['/', ...names(3)]) published.set(path, { body: '', status: 503 });
    await renew('/');
    expect(await addresses('/')).toEqual(before);
  });

  it('reloads an article that was corrected', async () => {
    await keep();
    publish(at('cikk-0'), '<article>javítva</article>');
    await renew('/', false);
    expect(await (await frontCopy(origin + at('cikk-0')))?.copy.text()).toContain('javítva');
  });

  it('writes nothing after the reader has switched it off', async () => {
    await keep();
    const [front] = await keptFronts();
    memory.delete(frontCacheOf('/'));
    if (front) await renewFront(front, true);
    expect([...memory.keys()]).toEqual([]);
  });
});

describe('the times of checking a stored front', () => {
  const askedFor = (path: string): number => asked.filter(({ address }) => address === path).length;

  it('are once a minute, and at once where something is gone or the connection was lost', async () => {
    publishFront('/', []);
    await ask('/');
    const fronts = followFronts();
    await fronts.met(`${origin}/impresszum`, false);
    await fronts.met(`${origin}/impresszum`, false);
    expect(askedFor('/')).toBe(1);
    await fronts.met(`${origin}/elment`, true);
    expect(askedFor('/')).toBe(2);
    fronts.lost();
    await fronts.met(`${origin}/impresszum`, false);
    expect(askedFor('/')).toBe(3);
  });

  it('are no times to fetch articles on a connection that is to be spared, unless the reader asks', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    publishFront('/', names(1));
    names(1).forEach((article) => publish(article));
    await ask('/');
    const fronts = followFronts();
    await fronts.met(`${origin}/`, false);
    expect(askedFor(at('cikk-0'))).toBe(0);
    await fronts.asked('/');
    expect(askedFor(at('cikk-0'))).toBe(1);
  });

  it('fetch new articles when the front is opened, after a quarter of an hour', async () => {
    publishFront('/', []);
    await ask('/');
    const fronts = followFronts();
    await fronts.met(`${origin}/`, false);
    publishFront('/', names(1));
    names(1).forEach((article) => publish(article));
    fronts.lost();
    await fronts.met(`${origin}/`, false);
    expect(askedFor(at('cikk-0'))).toBe(0);
    vi.useFakeTimers({ now: Date.now() + 15 * 60_000, toFake: ['Date'] });
    await fronts.met(`${origin}/impresszum`, false);
    expect(askedFor(at('cikk-0'))).toBe(0);
    await fronts.met(`${origin}/?utm_source=x`, false);
    expect(askedFor(at('cikk-0'))).toBe(1);
    vi.useRealTimers();
  });
});

describe('the pages of a stored front', () => {
  it('are its first page, and the data of that page', async () => {
    publishFront('/g7', []);
    await ask('/g7');
    await renew('/g7');
    expect(await frontCopy(`${origin}/g7?utm_source=x`)).toBeDefined();
    expect(await frontCopy(`${origin}/g7?oldal=2`)).toBeUndefined();
    expect(await frontCopy(`${origin}/g7x`)).toBeUndefined();
    const data = `${origin}/g7/_payload.json`;
    expect(await frontData(data, `${origin}/g7`)).toBeDefined();
    expect(await frontData(data, origin + at('cikk'))).toBeUndefined();
    expect(await frontData(data, '')).toBeUndefined();
  });

  it('says when it stood so, in the time of its site, before the app', () => {
    const moment = Date.UTC(2026, 10, 25, 16, 21) / 1000;
    const shown = withFrontBand('<html data-zone="Europe/Bucharest"><div id="app">$&</div>', moment, moment + 60);
    expect(shown).toContain('Kapcsolat nélkül: így állt a címlap 18:21-kor.');
    expect(shown).toMatch(/<\/aside><div id="app">\$&<\/div>$/);
  });
});
