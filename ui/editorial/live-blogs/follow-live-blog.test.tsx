// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LivePost, PublishedPost } from '#core/editorial/articles/article.ts';
import type { LiveContent } from '#core/pages/article/article-content.ts';
import { articleContentOf, frameOf, pageOf, postOf } from '../../screens/pages.fixtures.ts';
import { LiveBlog } from './live-blog.tsx';

const path = '/belfold/2024/03/28/cikk';
const liveOf = (version: number, posts: readonly PublishedPost[], changes: Partial<LiveContent> = {}): LiveContent => ({
  pinned: [],
  posts,
  page: 1,
  totalPages: 1,
  totalItems: posts.length,
  olderPage: null,
  newerPage: null,
  version,
  ...changes,
});

const post = (id: number, changes: Partial<LivePost> = {}): PublishedPost =>
  postOf(id, { publishedAt: 1_711_600_000 + id * 60, ...changes });

const server = { version: 1, live: liveOf(1, []), onAir: true, down: false, wait: null as string | null };
const asked: string[] = [];
const asksFor = (what: string): number => asked.filter((address) => address.includes(what)).length;

const answer = async (address: string): Promise<Response> => {
  asked.push(address);
  if (server.down) throw new TypeError('Failed to fetch');
  if (server.wait !== null) return new Response('', { status: 503, headers: { 'retry-after': server.wait } });
  if (address.endsWith('_version.json')) return Response.json({ data: { v: server.version } });
  return Response.json({
    kind: 'page',
    copy: 'x',
    page: pageOf('liveblog_article', { ...articleContentOf({ type: 'liveblog', live: server.onAir }, server.live) }),
  });
};

const publish = (live: LiveContent): void => void Object.assign(server, { version: live.version, live });
const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const open = (live: LiveContent) => {
  publish(live);
  const content = articleContentOf({ type: 'liveblog', live: true }, live);
  return render(
    <LiveBlog
      content={content}
      live={live}
      frame={frameOf(undefined, { renderedAt: Math.floor(Date.now() / 1000) })}
    />,
  );
};
const shown = (): readonly string[] =>
  [...document.querySelectorAll('.post')].map(({ id }) => id.replace('bejegyzes-', ''));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_711_700_000_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('fetch', (address: string) => answer(address));
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(server, { onAir: true, down: false, wait: null });
  asked.length = 0;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an open live blog', () => {
  it('requests the version every 15 seconds, and nothing more while it is unchanged', async () => {
    open(liveOf(1, [post(1)]));
    await pass(14);
    expect(asked).toEqual([]);
    await pass(31);
    expect(asked).toEqual([`${path}/_version.json`, `${path}/_version.json`, `${path}/_version.json`]);
  });

  it('keeps new posts behind a button, and announces only their number', async () => {
    open(liveOf(1, [post(2), post(1)]));
    publish(liveOf(3, [post(4), post(3), post(2), post(1)]));
    await pass(16);
    expect(shown()).toEqual(['2', '1']);
    expect(screen.getByRole('status').textContent).toBe('2 új bejegyzés');
    act(() => screen.getByRole('button', { name: '2 új bejegyzés' }).click());
    expect(shown()).toEqual(['4', '3', '2', '1']);
    expect(document.activeElement?.id).toBe('bejegyzes-4');
    expect(screen.getByRole('status').textContent).toBe('');
    expect([...document.querySelectorAll('.post--new')].map(({ id }) => id)).toEqual(['bejegyzes-4', 'bejegyzes-3']);
  });

  it('edits posts in place, and marks the place of a deleted one', async () => {
    open(liveOf(1, [post(3), post(2), post(1)]));
    publish(liveOf(2, [post(3), post(1, { version: 2, title: 'Javítva' })]));
    await pass(16);
    expect(shown()).toEqual(['3', '2', '1']);
    expect(document.querySelector('#bejegyzes-2')?.textContent).toBe('A bejegyzést töröltük.');
    expect(document.querySelector('#bejegyzes-1 .post__title')?.textContent).toBe('Javítva');
    publish(liveOf(3, [post(4), post(3), post(1, { version: 2, title: 'Javítva' })]));
    await pass(16);
    act(() => screen.getByRole('button', { name: '1 új bejegyzés' }).click());
    expect(shown()).toEqual(['4', '3', '1']);
  });

  it('pauses while hidden, and after hours of sleep has everything at once', async () => {
    open(liveOf(1, [post(2), post(1)]));
    hide(true);
    await pass(8 * 3600);
    expect(asked).toEqual([]);
    publish(liveOf(9, [post(5), post(4), post(2, { version: 4, title: 'Más' })]));
    hide(false);
    await pass(1);
    expect(shown()).toEqual(['2', '1']);
    expect(document.querySelector('#bejegyzes-2 .post__title')?.textContent).toBe('Más');
    expect(document.querySelector('#bejegyzes-1')?.textContent).toBe('A bejegyzést töröltük.');
    expect(screen.getByRole('button', { name: '2 új bejegyzés' })).toBeTruthy();
  });

  it('also loads older pages that the reader has open', async () => {
    open(liveOf(1, [post(2), post(1)]));
    const fetchOne = vi.fn((address: string) => {
      if (address.endsWith('?oldal=2'))
        server.live = liveOf(2, [post(2), post(1, { version: 2, title: 'Régi, javítva' })], { page: 2 });
      return answer(address);
    });
    vi.stubGlobal('fetch', fetchOne);
    publish(liveOf(2, [post(4), post(3)], { olderPage: 2, totalPages: 2, totalItems: 4 }));
    await pass(16);
    expect(document.querySelector('#bejegyzes-1 .post__title')?.textContent).toBe('Régi, javítva');
    expect(screen.getByRole('button', { name: '2 új bejegyzés' })).toBeTruthy();
  });

  it('leads to the newest page by a link where too much has come in between', async () => {
    open(liveOf(1, [post(2), post(1)]));
    publish(liveOf(2, [post(900), post(899)], { olderPage: 30, totalPages: 30, totalItems: 902 }));
    await pass(16);
    expect(shown()).toEqual(['2', '1']);
    expect(screen.getByRole('link', { name: '900 új bejegyzés' }).getAttribute('href')).toBe(path);
    expect(asksFor('_payload')).toBe(6);
  });

  it('waits for the copy that the version promised', async () => {
    open(liveOf(1, [post(1)]));
    server.version = 2;
    await pass(16);
    expect([asksFor('_payload'), shown()]).toEqual([1, ['1']]);
    server.live = liveOf(2, [post(2), post(1)]);
    await pass(2);
    expect(screen.getByRole('button', { name: '1 új bejegyzés' })).toBeTruthy();
  });

  it('ignores failed questions, asks less and less often, and recovers', async () => {
    open(liveOf(1, [post(1)]));
    server.down = true;
    await pass(16);
    await pass(28);
    expect(asked).toHaveLength(1);
    await pass(3);
    expect(asked).toHaveLength(2);
    Object.assign(server, { down: false });
    publish(liveOf(2, [post(2), post(1)]));
    await pass(61);
    expect(screen.getByRole('button', { name: '1 új bejegyzés' })).toBeTruthy();
  });

  it('waits for the time that the server requests', async () => {
    open(liveOf(1, [post(1)]));
    server.wait = '200';
    await pass(16);
    await pass(190);
    expect(asked).toHaveLength(1);
    await pass(40);
    expect(asked).toHaveLength(2);
  });

  it('says when it is closed, and stops polling', async () => {
    open(liveOf(1, [post(1)]));
    server.onAir = false;
    publish(liveOf(2, [post(2), post(1)]));
    await pass(16);
    expect(screen.getByText('Lezárult')).toBeTruthy();
    expect(screen.getByRole('button', { name: '1 új bejegyzés' })).toBeTruthy();
    const before = asked.length;
    await pass(600);
    expect(asked).toHaveLength(before);
  });

  it('stops when the reader leaves', async () => {
    const { unmount } = open(liveOf(1, [post(1)]));
    unmount();
    await pass(600);
    expect(asked).toEqual([]);
  });
});

describe('an open older page', () => {
  it('is edited in place, and links new posts', async () => {
    open(liveOf(1, [post(2), post(1)], { page: 2, totalPages: 2, newerPage: 1, totalItems: 40 }));
    publish(
      liveOf(2, [post(1, { version: 2, title: 'Javítva' })], { page: 2, totalPages: 2, newerPage: 1, totalItems: 43 }),
    );
    await pass(16);
    expect(asked.at(-1)).toBe(`${path}/_payload.json?oldal=2`);
    expect(document.querySelector('#bejegyzes-1 .post__title')?.textContent).toBe('Javítva');
    expect(screen.getByRole('link', { name: '3 új bejegyzés' }).getAttribute('href')).toBe(path);
  });
});
