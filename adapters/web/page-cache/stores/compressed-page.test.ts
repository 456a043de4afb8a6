import fc from 'fast-check';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createDiskPageStore } from './disk-page-store.ts';
import { compressPage, decompressPage } from './compressed-page.ts';
import { type CachedPage, storedBody } from '../../responses/cached-page.ts';

const cachedPageOf = (html: string, payload: string): CachedPage => ({
  page: '/a',
  edition: { epoch: 'e', number: 7 },
  html: storedBody(Buffer.from(html), 'h', ['content-type', 'text/html']),
  route: 'cikk',
  opensFurther: false,
  payload: storedBody(Buffer.from(payload), 'p', ['content-type', 'application/json']),
  madeAt: 12,
  freshUntil: 1012,
  lifetime: { fresh: 1, whileRevalidating: 2, ifError: 3 },
});

describe('a packed copy', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (html, payload) => {
        const cachedPage = cachedPageOf(html, payload);
        const back = decompressPage('/a', compressPage('/a', cachedPage));
        expect(back?.html.identity.equals(cachedPage.html.identity)).toBe(true);
        expect(back?.payload.identity.equals(cachedPage.payload.identity)).toBe(true);
        expect(back?.html.variants.get('identity')?.head).toEqual(cachedPage.html.variants.get('identity')?.head);
        expect([back?.lifetime, back?.edition, back?.page]).toEqual([
          cachedPage.lifetime,
          cachedPage.edition,
          cachedPage.page,
        ]);
      }),
    );
  });

  it('is refused under another key', () => {
    expect(decompressPage('/b', compressPage('/a', cachedPageOf('x', 'y')))).toBeNull();
  });

  it('is refused when it was cut', () => {
    const bytes = compressPage('/a', cachedPageOf('whole', 'whole'));
    expect(decompressPage('/a', bytes.subarray(0, -1))).toBeNull();
  });

  it.each(['no copy', 'no copy\n', 'null\n', '{}\n', '{"key":"/a","html":{"length":0},"payload":{"length":0}}\n'])(
    'is refused when malformed: %j',
    (text) => {
      expect(decompressPage('/a', Buffer.from(text))).toBeNull();
    },
  );
});

describe('the folder of page copies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const storeOf = (version: string) =>
    createDiskPageStore({ folder, version, time: stillTime(), maxBytes: 1e6, maxEntries: 100 });
  const textOf = async (store: ReturnType<typeof storeOf>, key: string) =>
    (await store.read(key))?.html.identity.toString();

  it('outlives the process that wrote it', async () => {
    const store = storeOf('one');
    store.write('/', cachedPageOf('page', 'data'));
    await store.close();
    expect(await textOf(storeOf('one'), '/')).toBe('page');
  });

  it('keeps the newest of copies written at once', async () => {
    const store = storeOf('one');
    for (const text of ['a', 'b', 'c']) store.write('/n', cachedPageOf(text, text));
    await store.close();
    expect(await textOf(store, '/n')).toBe('c');
  });

  it('returns no damaged file, and deletes it', async () => {
    const store = storeOf('broken');
    store.write('/', cachedPageOf('page', 'data'));
    await store.close();
    const [file = ''] = readdirSync(join(folder, 'broken'));
    writeFileSync(join(folder, 'broken', file), 'no copy\n');
    expect(await textOf(store, '/')).toBeUndefined();
    await store.close();
    expect(readdirSync(join(folder, 'broken'))).toEqual([]);
  });

  it('has nothing of another build, whose assets are gone', async () => {
    const other = storeOf('two');
    expect(await other.read('/')).toBeNull();
    await other.close();
    expect(readdirSync(folder)).toEqual(['two']);
  });
});
