import fc from 'fast-check';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskPageStore } from './disk-page-store.ts';
import { packCopy, unpackCopy } from './packed-copy.ts';
import { type PageCopy, storedBody } from './page-copy.ts';

const copyOf = (html: string, payload: string): PageCopy => ({
  page: '/a',
  edition: { epoch: 'e', number: 7 },
  html: storedBody(Buffer.from(html), 'h', ['content-type', 'text/html']),
  opensFurther: false, payload: () => storedBody(Buffer.from(payload), 'p', ['content-type', 'application/json']),
  madeAt: 12,
  freshUntil: 1012,
  lifetime: { fresh: 1, whileRevalidating: 2, ifError: 3 },
});

describe('a packed copy', () => {
  it('comes back as it was', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (html, payload) => {
      const copy = copyOf(html, payload);
      const back = unpackCopy('/a', packCopy('/a', copy));
      expect(back?.html.identity.equals(copy.html.identity)).toBe(true);
      expect(back?.payload().identity.equals(copy.payload().identity)).toBe(true);
      expect(back?.html.variants.get('identity')?.head).toEqual(copy.html.variants.get('identity')?.head);
      expect([back?.lifetime, back?.edition, back?.page]).toEqual([copy.lifetime, copy.edition, copy.page]);
    }));
  });

  it('is refused under another key', () => {
    expect(unpackCopy('/b', packCopy('/a', copyOf('x', 'y')))).toBeNull();
  });

  it('is refused when it was cut', () => {
    const bytes = packCopy('/a', copyOf('whole', 'whole'));
    expect(unpackCopy('/a', bytes.subarray(0, -1))).toBeNull();
  });
});

describe('the folder of page copies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('outlives the process that wrote it', async () => {
    createDiskPageStore(folder, 'one').write('/', copyOf('page', 'data'));
    await settled();
    expect((await createDiskPageStore(folder, 'one').read('/'))?.html.identity.toString()).toBe('page');
  });

  it('keeps the newest of copies written at once', async () => {
    const store = createDiskPageStore(folder, 'one');
    for (const text of ['a', 'b', 'c']) store.write('/n', copyOf(text, text));
    await settled();
    expect((await store.read('/n'))?.html.identity.toString()).toBe('c');
  });

  it('has nothing of another build, whose assets are gone', async () => {
    const other = createDiskPageStore(folder, 'two');
    expect(await other.read('/')).toBeNull();
    await other.tidy();
    expect(readdirSync(folder)).toEqual(['two']);
  });
});
