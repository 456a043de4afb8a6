import { describe, expect, it } from 'vitest';
import type { Change } from '#adapters/changes/change.ts';
import { createChangeRecord } from '#adapters/changes/change-record.ts';
import { createPageCache, type Making } from './page-cache.ts';
import { type CachedPage, storedBody } from '../responses/cached-page.ts';
import type { PageStore } from './stores/page-store.ts';

const lifetime = { fresh: 15, whileRevalidating: 60, ifError: 864_000 };
type Instead = { kind: 'not-found' | 'unavailable' };

const webServer = ({ starting = false, store = null as PageStore | null } = {}) => {
  let now = 1_000_000;
  const asked: string[] = [];
  const record = createChangeRecord();
  record.heard({ epoch: 'e', number: 1 });
  const change = (some: Partial<Change> = {}): void => {
    const number = Math.floor(record.edition().number) + 1;
    record.learn({
      epoch: 'e',
      number,
      reset: false,
      changes: [{ number, kind: 'edited', slugs: [], pages: [], all: false, ...some }],
    });
  };
  const cachedPageOf = (text: string, page = '/'): CachedPage => {
    const body = storedBody(Buffer.from(text), text, []);
    return {
      page,
      edition: record.edition(),
      html: body,
      route: 'cikk',
      opensFurther: false,
      payload: body,
      madeAt: now,
      freshUntil: now + lifetime.fresh * 1000,
      lifetime,
    };
  };
  const cache = createPageCache<Instead>({
    now: () => now,
    maxBytes: 1_000_000,
    store,
    starting: () => starting,
    record,
  });
  const making =
    (text: string, page?: string): Making<Instead> =>
    async () => {
      asked.push(text);
      const cachedPage = cachedPageOf(text, page);
      await Promise.resolve();
      return { cachedPage };
    };
  const failing =
    (kind: Instead['kind'], passing: boolean): Making<Instead> =>
    async () => ({ instead: { kind }, passing });
  const textOf = async (opening: ReturnType<typeof cache.open>) => {
    const opened = await opening;
    return 'cachedPage' in opened
      ? `${opened.cachedPage.html.identity}${opened.stale ? ' (stale)' : ''}`
      : opened.instead.kind;
  };
  return {
    cache,
    record,
    change,
    making,
    failing,
    textOf,
    asked,
    cachedPageOf,
    pass: (seconds: number) => void (now += seconds * 1000),
  };
};

describe('the page cache', () => {
  it('makes a page once for 200 who ask at the same time', async () => {
    const { cache, making, textOf, asked } = webServer();
    const answers = await Promise.all(Array.from({ length: 200 }, () => textOf(cache.open('/', making('a')))));
    expect(new Set(answers)).toEqual(new Set(['a']));
    expect(asked).toEqual(['a']);
  });

  it('sends a fresh copy without making anything', async () => {
    const { cache, making, textOf, asked, pass } = webServer();
    await cache.open('/', making('a'));
    pass(14);
    expect(await textOf(cache.open('/', making('b')))).toBe('a');
    expect(asked).toEqual(['a']);
  });

  it('sends a copy that has just run out while one new copy is made behind', async () => {
    const { cache, making, textOf, asked, pass } = webServer();
    await cache.open('/', making('a'));
    pass(20);
    expect(await Promise.all([1, 2, 3].map(() => textOf(cache.open('/', making('b')))))).toEqual([
      'a (stale)',
      'a (stale)',
      'a (stale)',
    ]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await textOf(cache.open('/', making('c')))).toBe('b');
    expect(asked).toEqual(['a', 'b']);
  });

  it('waits for a new copy when the old one is too old to pass for news', async () => {
    const { cache, making, textOf, pass } = webServer();
    await cache.open('/', making('a'));
    pass(76);
    expect(await textOf(cache.open('/', making('b')))).toBe('b');
  });

  it('sends the old copy for ten days when a new one cannot be made', async () => {
    const { cache, making, failing, textOf, pass } = webServer();
    await cache.open('/', making('a'));
    pass(9 * 86_400);
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('a (stale)');
    pass(2 * 86_400);
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('unavailable');
  });

  it('drops a page that the upstream has removed', async () => {
    const { cache, making, failing, textOf, pass } = webServer();
    await cache.open('/', making('a'));
    pass(100);
    expect(await textOf(cache.open('/', failing('not-found', false)))).toBe('not-found');
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('unavailable');
  });

  const storeOf = (shared: boolean) => {
    const kept = new Map<string, CachedPage>();
    const state = { kept, read: 0, answered: Promise.resolve() };
    const store: PageStore = {
      shared,
      read: async (key) => {
        state.read += 1;
        const found = kept.get(key) ?? null;
        await state.answered;
        return found;
      },
      write: (key, cachedPage) => void kept.set(key, cachedPage),
      remove: (key) => void kept.delete(key),
    };
    return { store, state };
  };

  it('reads a stored copy once', async () => {
    const { store, state } = storeOf(false);
    const { cache, making, textOf, cachedPageOf, asked } = webServer({ store });
    state.kept.set('/', cachedPageOf('stored'));
    for (const _ of [1, 2, 3]) expect(await textOf(cache.open('/', making('new')))).toBe('stored');
    expect([state.read, asked]).toEqual([1, []]);
    expect(cache.held().cachedPages).toBe(1);
  });

  it('takes what another node has made of a copy that has run out, and makes none then', async () => {
    const { store, state } = storeOf(true);
    const { cache, making, textOf, cachedPageOf, pass, asked } = webServer({ store });
    await cache.open('/', making('first'));
    pass(20);
    state.kept.set('/', cachedPageOf('of another node'));
    expect(await textOf(cache.open('/', making('second')))).toBe('first (stale)');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await textOf(cache.open('/', making('third')))).toBe('of another node');
    expect(asked).toEqual(['first']);
  });

  it('sends a copy that has just run out at once, however long the store takes to answer', async () => {
    const { store, state } = storeOf(true);
    const { cache, making, textOf, pass } = webServer({ store });
    await cache.open('/', making('a'));
    pass(20);
    state.answered = new Promise(() => undefined);
    expect(await textOf(cache.open('/', making('b')))).toBe('a (stale)');
  });

  it('never gives up a copy for an older one in the store', async () => {
    const { store, state } = storeOf(true);
    const { cache, making, textOf, cachedPageOf, pass } = webServer({ store });
    const older = cachedPageOf('older');
    pass(1);
    await cache.open('/', making('newer'));
    state.kept.set('/', older);
    pass(20);
    expect(await textOf(cache.open('/', making('newest')))).toBe('newer (stale)');
  });

  it('holds no stored copy that was read while something changed', async () => {
    const { store, state } = storeOf(false);
    const { cache, change, failing, making, textOf, cachedPageOf } = webServer({ store });
    state.kept.set('/lista', cachedPageOf('/torolt'));
    let answer = (): void => undefined;
    state.answered = new Promise((resolve) => (answer = resolve));
    const opening = textOf(cache.open('/lista', failing('unavailable', true)));
    while (state.read === 0) await Promise.resolve();
    change({ kind: 'removed', slugs: ['torolt'] });
    answer();
    expect(await opening).toBe('unavailable');
    expect(cache.held().cachedPages).toBe(0);
    expect(await textOf(cache.open('/lista', making('new')))).toBe('new');
    expect(String((await cache.find('/lista'))?.cachedPage.html.identity)).toBe('new');
  });

  it('serves a stored copy of any age while upstreams are starting', async () => {
    const kept = new Map<string, CachedPage>();
    const store: PageStore = {
      shared: false,
      read: async (key) => kept.get(key) ?? null,
      write: (key, cachedPage) => void kept.set(key, cachedPage),
      remove: (key) => void kept.delete(key),
    };
    const { cache, making, textOf, cachedPageOf, pass } = webServer({ starting: true, store });
    kept.set('/', cachedPageOf('yesterday'));
    pass(86_400);
    expect(await textOf(cache.open('/', making('today')))).toBe('yesterday (stale)');
  });

  it('serves no stored copy of what changed since, not even while upstreams are starting', async () => {
    const kept = new Map<string, CachedPage>();
    const store: PageStore = {
      shared: false,
      read: async (key) => kept.get(key) ?? null,
      write: (key, cachedPage) => void kept.set(key, cachedPage),
      remove: (key) => void kept.delete(key),
    };
    const { cache, change, making, textOf, cachedPageOf } = webServer({ starting: true, store });
    kept.set('/a', cachedPageOf('/torolt'));
    kept.set('/b', cachedPageOf('/marad'));
    change({ kind: 'removed', slugs: ['torolt'] });
    const foundAt = async (key: string) => String((await cache.find(key))?.cachedPage.html.identity ?? null);
    expect(await Promise.all(['/a', '/b', '/c'].map(foundAt))).toEqual(['null', '/marad', 'null']);
    expect(await Promise.all(['/a', '/b'].map((key) => textOf(cache.open(key, making('new')))))).toEqual([
      'new',
      '/marad (stale)',
    ]);
  });

  it('sends no copy older than a change, except when the rebuild fails and the change does not concern it', async () => {
    const { cache, change, making, failing, textOf } = webServer();
    await cache.open('/', making('/egy'));
    change({ slugs: ['masik'] });
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('/egy (stale)');
    change({ kind: 'removed', slugs: ['egy'] });
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('unavailable');
    expect(await textOf(cache.open('/', making('b')))).toBe('b');
    expect(await textOf(cache.open('/', making('c')))).toBe('b');
    change({ all: true });
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('unavailable');
  });

  it('lets a purge of some pages leave the others as they are', async () => {
    const { cache, record, making, textOf } = webServer();
    const open = async (text: string) =>
      Promise.all(
        [
          ['lap /a?', 'lap /a'],
          ['lap /a?oldal=2', 'lap /a'],
          ['lap /ab?', 'lap /ab'],
        ].map(([key = '', page]) => textOf(cache.open(key, making(text, page)))),
      );
    await open('old');
    record.purge([{ site: 'lap', path: '/a' }]);
    expect(await open('new')).toEqual(['new', 'new', 'old']);
  });

  it('keeps no page whose making a change overtook', async () => {
    const { cache, change, making, cachedPageOf, textOf } = webServer();
    let release = (): void => {};
    const slow: Making<Instead> = async () => {
      const cachedPage = cachedPageOf('before');
      await new Promise<void>((resolve) => (release = resolve));
      return { cachedPage };
    };
    const opening = textOf(cache.open('/', slow));
    await new Promise((resolve) => setImmediate(resolve));
    change();
    const after = await textOf(cache.open('/', making('after')));
    release();
    expect([await opening, after, await textOf(cache.open('/', making('c')))]).toEqual([
      'before (stale)',
      'after',
      'after',
    ]);
  });

  it('takes no copy for young because a clock went back', async () => {
    const { cache, making, failing, textOf, pass } = webServer();
    await cache.open('/', making('a'));
    pass(-3600);
    expect(await textOf(cache.open('/', making('b')))).toBe('b');
    pass(-3600);
    expect(await textOf(cache.open('/', failing('unavailable', true)))).toBe('b (stale)');
  });

  it('stays within its bound of bytes', async () => {
    const { cache, making, textOf } = webServer();
    const large = 'x'.repeat(200_000);
    for (let number = 0; number < 10; number += 1) await cache.open(`/${number}`, making(large));
    expect(await textOf(cache.open('/9', making('new')))).toBe(large);
    expect(await textOf(cache.open('/0', making('new')))).toBe('new');
  });
});
