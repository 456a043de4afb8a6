// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import { articleContentOf, cards, frameOf, now } from '../../screens/pages.fixtures.ts';
import { ArticlePage } from './article-page.tsx';

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(() => {
  cleanup();
  for (const cookie of document.cookie.split(/; */)) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
});

const year = 366 * 86_400;
const long = Array.from({ length: 30 }, (_, at) => ({ tag: 'p' as const, children: [`${at}. mondat.`] }));

const show = (
  changes: Parameters<typeof articleContentOf>[0],
  beside: Partial<ArticleContent> = {},
  role?: Parameters<typeof frameOf>[0],
) => render(<ArticlePage content={{ ...articleContentOf(changes), ...beside }} frame={frameOf(role)} />).container;

describe("what stands around an article's text", () => {
  it('warns of an old article, unless it is evergreen', () => {
    show({ publishedAt: now - 2 * year });
    expect(screen.getByText('Ez a cikk több mint két éve jelent meg.')).toBeTruthy();
    cleanup();
    show({ publishedAt: now - 2 * year, evergreen: true });
    expect(screen.queryByText(/éve jelent meg/)).toBeNull();
  });

  it('says how fresh an update is, for ten minutes', () => {
    show({ updatedAt: now - 30 });
    expect(screen.getByText('frissült')).toBeTruthy();
    cleanup();
    show({ updatedAt: now - 300 });
    expect(screen.getAllByText('5 perce').some((one) => one.className === 'fresh')).toBe(true);
    cleanup();
    expect(show({ updatedAt: now - 700 }).querySelector('.fresh')).toBeNull();
  });

  it('ends a gated article with one request for support', () => {
    show({ gated: true });
    const box = within(screen.getByRole('region', { name: /támogatóinknak szól/ }));
    expect(box.getByRole('link', { name: 'Támogatom a lapot' }).getAttribute('href')).toBe('/tamogatas');
    expect(screen.queryByText('Ha idáig elolvastad')).toBeNull();
  });

  it('leads from the gate to signing in and back to this very page', () => {
    show({ gated: true, page: 2, pages: 3 });
    expect(screen.getByRole('link', { name: 'Belépés' }).getAttribute('href')).toBe(
      `/tamogatas/belepes?vissza=${encodeURIComponent('/belfold/2024/03/28/cikk?oldal=2')}`,
    );
  });

  it('says of an article that was opened that it is one, without asking for support', () => {
    const container = show({ opened: true });
    expect(screen.getByRole('link', { name: 'A hozzáférésed' }).getAttribute('href')).toBe('/tamogatas/profil');
    expect([container.querySelector('.gated'), screen.queryByText('Ha idáig elolvastad')]).toEqual([null, null]);
  });

  it('leads to no support where the site has none', () => {
    const container = show({ gated: true, body: long }, {}, 'sister');
    expect(container.querySelector('a[href^="/tamogatas"]')).toBeNull();
    expect(container.querySelectorAll('.ad').length).toBeGreaterThan(0);
  });

  it('names the match, without a score before kick-off', () => {
    const match = {
      id: 7,
      league: 'Kupa',
      home: 'Hídfő',
      away: 'Part',
      timestamp: now,
      day: '2024-03-28',
      status: 'not-started' as const,
      score: null,
    };
    show({}, { match });
    const box = screen.getByRole('complementary', { name: 'A mérkőzés' });
    expect(box.textContent).toContain('Még nem kezdődött el');
    expect(box.textContent).not.toMatch(/\d–\d/);
    expect(within(box).getByRole('link').getAttribute('href')).toMatch(
      /^\/rovat\/sport\/foci-eredmenyek\?nap=.*&meccs=7$/,
    );
  });

  it('shows reactions, genres and parts, if any', () => {
    const container = show(
      { subType: 'riport', announcement: true, periodic: true, subArticles: cards(2, 500) },
      { reactions: 12_345 },
    );
    expect(container.textContent).toContain('12\u00a0345 reakció');
    for (const words of ['Riport', 'Közlemény', 'Rendszeresen frissülő cikk'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: 'Ehhez a cikkhez tartozik' })).getAllByRole('link'),
    ).toHaveLength(2);
  });

  it('takes on colours that it knows, and no other', () => {
    expect(show({ colorScheme: 'dark', colorClass: 'kek' }).querySelector('article')!.dataset.scheme).toBe('dark');
    expect(document.querySelector('article')!.className).toContain('article--kek');
    cleanup();
    expect(show({ colorScheme: 'x"y', colorClass: 'x y' }).querySelector('article')!.className).toBe('article');
    expect(document.querySelector('article')!.hasAttribute('data-scheme')).toBe(false);
  });

  it('lists where its links lead, for the printed page', () => {
    const container = show({
      body: [{ tag: 'p', children: [{ tag: 'a', attributes: { href: 'https://forras.example/' }, children: ['x'] }] }],
    });
    expect(container.querySelector('.printed li')!.textContent).toBe('https://forras.example/');
  });
});

describe('ads in an article', () => {
  it('appear between paragraphs, labelled, with one related article that is not repeated', () => {
    const container = show({ body: long });
    expect(
      [...container.querySelectorAll('.body > *')].map(({ className }) => className).filter((name) => name !== ''),
    ).toEqual(['ad', 'read-also', 'ad', 'ad']);
    expect(screen.getAllByText('Hirdetés', { selector: '.body .ad__label' })).toHaveLength(3);
    expect(container.querySelectorAll('.article__end [data-slot="cikk-vege"]')).toHaveLength(1);
    expect(container.querySelectorAll('.onwards__items .teaser')).toHaveLength(2);
  });

  it('are absent when suppressed, and the article gives the reason', () => {
    const container = show(
      { body: long, avCode: 'https://h.example/' },
      { ads: { answer: 'suppress', reason: 'flag:adfree' }, endAd: false },
    );
    expect(container.querySelectorAll('.ad, .sponsored')).toHaveLength(0);
    expect(container.querySelector('article')!.dataset.ads).toBe('flag:adfree');
  });

  it('label a sponsored line, and frame nothing for it', () => {
    const container = show({ avCode: 'https://h.example/?l=[location]' });
    expect(container.querySelector('.sponsored')!.textContent).toContain('Hirdetés');
    expect(container.querySelector('iframe')).toBeNull();
  });
});

describe('the notice at the end', () => {
  it('goes for two days or for good, as the reader wants', () => {
    const container = show({});
    const notice = container.querySelector<HTMLElement>('[data-notice=tamogatas]')!;
    const letters = container.querySelector<HTMLElement>('[data-notice=hirlevel]')!;
    fireEvent.click(within(notice).getByRole('button', { name: 'Most nem' }));
    expect([notice.hidden, letters.hidden]).toEqual([true, false]);
    fireEvent.click(within(letters).getByRole('button', { name: 'Ne mutasd többet' }));
    expect(letters.hidden).toBe(true);
    expect(document.cookie).toContain('hide.hirlevel.permanent=1');
    expect(document.cookie).toContain('hide.tamogatas.article=1');
    cleanup();
    expect(show({}).querySelector<HTMLElement>('[data-notice=tamogatas]')!.hidden).toBe(true);
  });

  it('is in the page that all readers get', () => {
    document.cookie = 'hide.tamogatas.permanent=1; Path=/';
    const html = renderToString(<ArticlePage content={articleContentOf()} frame={frameOf()} />);
    expect(html).toContain('Ha idáig elolvastad');
    expect(html).not.toContain('hidden=""');
  });
});

describe('an article of 3,000 paragraphs', () => {
  it('is rendered completely, with as many inserts as any other', () => {
    const body = Array.from({ length: 3000 }, (_, at) => ({ tag: 'p' as const, children: [`${at}. mondat.`] }));
    const html = renderToString(<ArticlePage content={articleContentOf({ body })} frame={frameOf()} />);
    expect(html.split('mondat.').length - 1).toBe(3000);
    expect(html.split('class="ad"').length - 1).toBe(3);
  });
});
