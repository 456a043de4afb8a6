import type { IncomingMessage } from 'node:http';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import type { Page } from '#core/pages/page.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { InsteadOfCachedPage } from '../responses/instead-of-cached-page.ts';
import { createAdmitWork } from '../requests/admit-work.ts';
import { createOpenCachedPage } from './open-cached-page.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import type { WantedPage } from '../addresses/wanted-page.ts';

const page = {
  route: { name: 'index', params: {} },
  frame: { renderedAt: 0 },
  head: {},
  content: {},
} as unknown as Page;
const wanted = {
  site: { slug: 'lapunk' },
  route: { name: 'index', params: {} },
  path: '/',
  query: '',
} as unknown as WantedPage;

const lifetimeWhen = async (failing: boolean): Promise<readonly number[]> => {
  let failures = 0;
  const openPage = () => {
    if (failing) failures += 1;
    return okAsync(page);
  };
  const openCachedPage = createOpenCachedPage({
    openPage,
    render: () => '',
    cache: null,
    headersOf: () => [],
    now: () => 0,
    makeCurrent: unchanged().makeCurrent,
    failures: () => failures,
    log: createLog('silent', () => undefined),
  });
  const opened = await openCachedPage(wanted, { staff: false } as never, false);
  if (!('cachedPage' in opened)) return [];
  const { fresh, whileRevalidating } = opened.cachedPage.lifetime;
  return [fresh, whileRevalidating];
};

describe('a copy', () => {
  it('has its TTL when complete, and seconds when an upstream failed', async () => {
    expect(await lifetimeWhen(false)).toEqual([15, 60]);
    expect(await lifetimeWhen(true)).toEqual([3, 0]);
  });
});

describe('pages that are requested at once', () => {
  it('are rendered one in a turn of the event loop: cached pages are sent in between', async () => {
    let [turn, isOver] = [0, false];
    const count = (): void => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const rendered: number[] = [];
    const openCachedPage = createOpenCachedPage({
      openPage: () => okAsync(page),
      render: () => {
        rendered.push(turn);
        return '';
      },
      cache: null,
      headersOf: () => [],
      now: () => 0,
      makeCurrent: unchanged().makeCurrent,
      failures: () => 0,
      log: createLog('silent', () => undefined),
    });
    await Promise.all(['/a', '/b', '/c'].map((path) => openCachedPage({ ...wanted, path }, anonymous, false)));
    isOver = true;
    expect(new Set(rendered).size).toBe(3);
  });
});

describe('pages that do not exist', () => {
  it('are looked up no more often than the allowance, however many are requested at once', async () => {
    const ends: (() => void)[] = [];
    const openPage = () =>
      ResultAsync.fromSafePromise(new Promise<void>((resolve) => ends.push(resolve))).andThen(() =>
        errAsync({ kind: 'not-found' as const }),
      );
    const { record, makeCurrent } = unchanged();
    const openCachedPage = createOpenCachedPage({
      openPage,
      render: () => '',
      cache: createPageCache<InsteadOfCachedPage>({
        now: () => 0,
        maxBytes: 1e7,
        store: null,
        starting: () => false,
        record,
      }),
      headersOf: () => [],
      now: () => 0,
      makeCurrent,
      failures: () => 0,
      log: createLog('silent', () => undefined),
    });
    const admitWork = createAdmitWork(() => 0, { addressOf: () => 'a' }, { burst: 2, perSecond: 0.001 });
    const all = [1, 2, 3, 4].map((at) =>
      openCachedPage({ ...wanted, path: `/${at}` }, anonymous, false, {
        kind: 'page',
        permit: admitWork({ socket: {} } as IncomingMessage),
      }),
    );
    await new Promise(setImmediate);
    expect(ends).toHaveLength(2);
    for (const end of ends) end();
    const kinds = (await Promise.all(all)).map((opened) => ('instead' in opened ? opened.instead.kind : 'page'));
    expect(kinds).toEqual(['not-found', 'not-found', 'too-many', 'too-many']);
  });
});

describe('copies that have to be asked for', () => {
  it('are built a few at a time; other requests get 503, or the existing page', async () => {
    const ends: (() => void)[] = [];
    const openPage = () => ResultAsync.fromSafePromise(new Promise<Page>((resolve) => ends.push(() => resolve(page))));
    const { record, makeCurrent } = unchanged();
    const cache = createPageCache<InsteadOfCachedPage>({
      now: () => 0,
      maxBytes: 1e7,
      store: null,
      starting: () => false,
      record,
    });
    const openCachedPage = createOpenCachedPage({
      openPage,
      render: () => '',
      cache,
      headersOf: () => [],
      now: () => 0,
      makeCurrent,
      failures: () => 0,
      log: createLog('silent', () => undefined),
    });
    let counted = 0;
    const ask = (path: string) =>
      openCachedPage({ ...wanted, path }, anonymous, false, {
        kind: 'search',
        wait: () => ((counted += 1) > 0 ? 0 : 1),
      });
    const all = Array.from({ length: 30 }, (_, at) => ask(`/${at}`));
    const others = openCachedPage({ ...wanted, path: '/masik' }, anonymous, false);
    await new Promise(setImmediate);
    ends.forEach((end) => end());
    const kinds = (await Promise.all(all)).map((opened) => ('cachedPage' in opened ? 'copy' : opened.instead));
    expect(kinds.filter((kind) => kind === 'copy').length).toBe(18);
    expect(kinds.filter((kind) => kind !== 'copy')).toEqual(
      Array.from({ length: 12 }, () => ({ kind: 'unavailable', retryAfter: 5 })),
    );
    expect([counted, 'cachedPage' in (await others)]).toEqual([18, true]);
    expect('cachedPage' in (await ask('/0'))).toBe(true);
  });
});
