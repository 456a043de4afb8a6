import { describe, expect, it } from 'vitest';
import { createPageCache, type Making } from './page-cache.ts';
import { type PageCopy, storedBody } from './page-copy.ts';
import type { PageStore } from './page-store.ts';

const lifetime = { fresh: 15, whileRevalidating: 60, ifError: 864_000 };
type Instead = { kind: 'not-found' | 'unavailable' };

const house = ({ starting = false, store = null as PageStore | null } = {}) => {
  let now = 1_000_000;
  const asked: string[] = [];
  const copyOf = (text: string): PageCopy => {
    const body = storedBody(Buffer.from(text), text, []);
    return { html: body, opensFurther: false, payload: () => body, madeAt: now, freshUntil: now + lifetime.fresh * 1000, lifetime };
  };
  const cache = createPageCache<Instead>({ now: () => now, maxBytes: 1_000_000, store, starting: () => starting });
  const making = (text: string): Making<Instead> => async () => {
    asked.push(text);
    await Promise.resolve();
    return { copy: copyOf(text) };
  };
  const failing = (kind: Instead['kind'], passing: boolean): Making<Instead> => async () => ({ instead: { kind }, passing });
  const textOf = async (opening: ReturnType<typeof cache.open>) => {
    const opened = await opening;
    return 'copy' in opened ? `${opened.copy.html.identity}${opened.stale ? ' (stale)' : ''}` : opened.instead.kind;
  };
  return { cache, making, failing, textOf, asked, copyOf, pass: (seconds: number) => void (now += seconds * 1000) };
};

describe('the page cache', () => {
  it('makes a page once for 200 who ask at the same time', async () => {
    const { cache, making, textOf, asked } = house();
    const answers = await Promise.all(Array.from({ length: 200 }, () => textOf(cache.open('/', making('a')))));
    expect(new Set(answers)).toEqual(new Set(['a']));
    expect(asked).toEqual(['a']);
  });

  it('sends a fresh copy without making anything', async () => {
    const { cache, making, textOf, asked, pass } = house();
    await cache.open('/', making('a'));
    pass(14);
    expect(await textOf(cache.open('/', making('b')))).toBe('a');
    expect(asked).toEqual(['a']);
  });

  it('sends a copy that has just run out while one new copy is made behind', async () => {
    const { cache, making, textOf, asked, pass } = house();
    await cache.open('/', making('a'));
    pass(20);
    expect(await Promise.all([1, 2, 3].map(() => textOf(cache.open('/', making('b')))))).toEqual(['a (stale)', 'a (stale)', 'a (stale)']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(await textOf(cache.open('/', making('c')))).toBe('b');
    expect(asked).toEqual(['a', 'b']);
  });

  it('waits for a new copy when the old one is too old to pass for news', async () => {
    const { cache, making, textOf, pass } = house();
    await cache.open('/', making('a'));
    pass(76);
    expect(await textOf(cache.open('/', making('b')))).toBe('b');
  });

  it('sends the old copy for ten days when a new one cannot be made', async () => {
    const { cache, making, failing, textOf, pass } = house();
    await cache.open('/', making('a'));
    pass(9 * 86_400);
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('a (stale)');
    pass(2 * 86_400);
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('unavailable');
  });

  it('forgets a page that upstream has taken down', async () => {
    const { cache, making, failing, textOf, pass } = house();
    await cache.open('/', making('a'));
    pass(100);
    expect(await textOf(cache.open('/', failing('not-found', false)))).toBe('not-found');
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('unavailable');
  });

  it('serves a stored copy of any age while upstreams are starting', async () => {
    const kept = new Map<string, PageCopy>();
    const store: PageStore = { read: async (key) => kept.get(key) ?? null, write: (key, copy) => void kept.set(key, copy), remove: (key) => void kept.delete(key) };
    const { cache, making, textOf, copyOf, pass } = house({ starting: true, store });
    kept.set('/', copyOf('yesterday'));
    pass(86_400);
    expect(await textOf(cache.open('/', making('today')))).toBe('yesterday (stale)');
  });

  it('sends no copy from before an edit, unless no new one can be made', async () => {
    const { cache, making, failing, textOf, pass } = house();
    await cache.open('/', making('a'));
    pass(1);
    cache.edited();
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('a (stale)');
    pass(1);
    expect(await textOf(cache.open('/', making('b')))).toBe('b');
    expect(await textOf(cache.open('/', making('c')))).toBe('b');
  });

  it('lets an edit of some pages leave the others as they are', async () => {
    const { cache, making, textOf, pass } = house();
    for (const key of ['lap /a?', 'lap /a?oldal=2', 'lap /ab?']) await cache.open(key, making('old'));
    pass(1);
    cache.edited(['lap /a']);
    pass(1);
    expect(await Promise.all(['lap /a?', 'lap /a?oldal=2', 'lap /ab?'].map((key) => textOf(cache.open(key, making('new')))))).toEqual(['new', 'new', 'old']);
  });

  it('keeps no page whose making an edit overtook', async () => {
    const { cache, making, copyOf, textOf, pass } = house();
    let release = (): void => {};
    const slow: Making<Instead> = async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return { copy: copyOf('before') };
    };
    const opening = textOf(cache.open('/', slow));
    await new Promise((resolve) => setTimeout(resolve));
    pass(1);
    cache.edited();
    pass(1);
    const after = await textOf(cache.open('/', making('after')));
    release();
    expect([await opening, after, await textOf(cache.open('/', making('c')))]).toEqual(['before (stale)', 'after', 'after']);
  });

  it('stays within its bound of bytes', async () => {
    const { cache, making, textOf } = house();
    const large = 'x'.repeat(200_000);
    for (let number = 0; number < 10; number += 1) await cache.open(`/${number}`, making(large));
    expect(await textOf(cache.open('/9', making('new')))).toBe(large);
    expect(await textOf(cache.open('/0', making('new')))).toBe('new');
  });
});
