// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import { headOf } from '#core/pages/building/head.ts';
import { articleContentOf, frameOf, pageOf } from '../../screens/pages.fixtures.ts';
import { FollowedArticle } from './followed-article.tsx';

const pass = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
const open = (changes: Partial<LinkedArticle>) =>
  render(
    <FollowedArticle
      content={articleContentOf({ version: 1, ...changes })}
      frame={frameOf(undefined, { renderedAt: Math.floor(Date.now() / 1000) })}
    />,
  );
const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe('an open article', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_711_700_000_000 });
    vi.stubGlobal('fetch', async (address: string) => {
      return Response.json(
        address.endsWith('_version.json')
          ? { data: { v: 2 } }
          : {
              kind: 'page',
              copy: 'x',
              page: {
                ...pageOf('single_article', articleContentOf({ version: 2, title: 'Új cím', flags: ['refresh'] })),
                head: headOf({ title: 'Új cím', canonical: '/x' }),
              },
            },
      );
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('offers a newer version, and shows it after a click', async () => {
    open({ flags: ['refresh'] });
    const before = title();
    await pass(20);
    expect(title()).toBe(before);
    act(() => screen.getByRole('button', { name: 'A cikk frissült – betöltés' }).click());
    expect(title()).toBe('Új cím');
    await vi.waitFor(() => expect(document.title).toBe(`Új cím – ${frameOf().site.name}`));
    expect(screen.queryByRole('button', { name: 'A cikk frissült – betöltés' })).toBeNull();
  });
});
