// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import { articleContentOf, articleOf, frameOf, pageOf, postOf } from '../../screens/pages.fixtures.ts';
import { LiveArticle } from './live-article.tsx';
import { headOf } from '#core/pages/building/head.ts';
import { renewedParts } from '../live-blogs/renewed-opening.ts';

const liveOf = (version: number) => ({
  pinned: [],
  posts: [postOf(1)],
  page: 1,
  totalPages: 1,
  totalItems: 1,
  olderPage: null,
  newerPage: null,
  version,
});
const contentOf = (version: number, changes: Partial<LinkedArticle>) =>
  articleContentOf({ type: 'liveblog', live: true, version, ...changes }, liveOf(version));
const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const said = (): string | null => [...document.querySelectorAll('[role="status"]')].at(-1)!.textContent;

describe('an open live blog whose own words change', () => {
  const server = { version: 1, changes: {} as Partial<LinkedArticle> };
  const publish = (version: number, changes: Partial<LinkedArticle>): void =>
    void Object.assign(server, { version, changes });

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_711_700_000_000 });
    vi.stubGlobal('fetch', async (address: string) =>
      Response.json(
        address.endsWith('_version.json')
          ? { data: { v: server.version } }
          : {
              kind: 'page',
              copy: 'x',
              page: pageOf('liveblog_article', contentOf(server.version, server.changes), {
                head: headOf({ title: server.changes.title ?? '', canonical: '/x' }),
              }),
            },
      ),
    );
    publish(1, {});
    render(
      <LiveArticle
        content={contentOf(1, {})}
        live={liveOf(1)}
        frame={frameOf(undefined, { renderedAt: Math.floor(Date.now() / 1000) })}
      />,
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows its new title on the page and in the window, and says it once', async () => {
    const post = document.querySelector('.post');
    publish(2, { title: 'Apad a víz' });
    await pass(20);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Apad a\u00a0víz');
    await vi.waitFor(() => expect(document.title).toBe(`Apad a víz – ${frameOf().site.name}`));
    expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe('Apad a víz');
    expect(said()).toBe('A közvetítés új címe: Apad a víz');
    expect(document.querySelector('article')?.dataset.renewed).toBe('title');
    expect(document.querySelector('.post')).toBe(post);
  });

  it('shows a new lead and introduction in place, with a word of it', async () => {
    const heading = screen.getByRole('heading', { level: 1 });
    publish(2, { lead: 'Új bevezető.', body: [{ tag: 'p', children: ['Összefoglaló délben.'] }] });
    await pass(20);
    expect(document.querySelector('.article__lead')?.textContent).toBe('Új bevezető.');
    expect(document.querySelector('.about-story .body')?.textContent).toContain('Összefoglaló délben.');
    expect(said()).toBe('Frissült a közvetítés bevezetője.');
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('says nothing when only posts came', async () => {
    publish(2, {});
    await pass(20);
    expect(said()).toBe('');
    expect(document.querySelector('article')?.dataset.renewed).toBeUndefined();
  });
});

describe('the list of changes', () => {
  it('is not asked of an article that is shown to others in part, nor of another page', () => {
    const shown = articleOf({ title: 'Egy' });
    expect(renewedParts(shown, articleOf({ title: 'Más' }))).toEqual(['title']);
    expect(renewedParts(shown, articleOf({ title: 'Más', gated: true }))).toEqual([]);
    expect(renewedParts(shown, articleOf({ title: 'Más', page: 2 }))).toEqual([]);
  });
});
