// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { articleContentOf, frameOf, postOf } from '../../screens/pages.fixtures.ts';
import { LiveBlog } from './live-blog.tsx';

afterEach(cleanup);

const live = {
  pinned: [postOf(9, { pinned: true, title: 'Kitűzött' })],
  posts: [postOf(1), postOf(2), postOf(3, { title: '' })],
  page: 1,
  totalPages: 2,
  totalItems: 33,
  olderPage: 2,
  newerPage: null,
  version: 1,
};

const show = (isLive: boolean) =>
  render(<LiveBlog content={articleContentOf({ live: isLive })} live={live} frame={frameOf()} />).container;

describe('a live blog', () => {
  it('shows pinned posts first, then the others in order', () => {
    const container = show(true);
    expect([...container.querySelectorAll('.post')].map(({ id }) => id)).toEqual([
      'bejegyzes-9',
      'bejegyzes-1',
      'bejegyzes-2',
      'bejegyzes-3',
    ]);
  });

  it('links its key moments to posts of the stream', () => {
    const container = show(true);
    const places = screen.getAllByRole('navigation', { name: 'Főbb pillanatok' });
    expect(places.map(({ className }) => className)).toEqual(['moments moments--beside', 'moments moments--bar']);
    for (const place of places) {
      const links = within(place).getAllByRole('link');
      expect(links.map((link) => link.querySelector('.moments__what')?.textContent)).toEqual([
        'Bejegyzés 1',
        'Bejegyzés 2',
      ]);
      links.forEach((link) => expect(container.querySelector(link.getAttribute('href')!)).not.toBeNull());
    }
  });

  it('gives every post a permanent link by its time', () => {
    const container = show(true);
    expect(container.querySelector('#bejegyzes-1 .post__time a')!.getAttribute('href')).toBe('/belfold/2024/03/28/p1');
  });

  it('links older and new posts, without scripts', () => {
    const container = show(true);
    const links = within(screen.getByRole('navigation', { name: 'A közvetítés oldalai' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Korábbi bejegyzések', '/belfold/2024/03/28/cikk?oldal=2'],
    ]);
    expect(screen.getByRole('link', { name: 'Frissítés' }).getAttribute('href')).toBe('/belfold/2024/03/28/cikk');
    expect(container.querySelector('.live')?.getAttribute('data-watch')).toMatch(
      /^\/belfold\/2024\/03\/28\/cikk \d+ \d+$/,
    );
  });

  it('shows an older page’s own posts, with links to both ends', () => {
    const older = { ...live, page: 4, totalPages: 6, olderPage: 3, newerPage: 5 };
    const { container } = render(
      <LiveBlog content={articleContentOf({ live: false })} live={older} frame={frameOf()} />,
    );
    expect([...container.querySelectorAll('.post')].map(({ id }) => id)).toEqual([
      'bejegyzes-1',
      'bejegyzes-2',
      'bejegyzes-3',
    ]);
    const steps = [...(container.querySelector('.live__pages')?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href')?.split('?')[1],
    ]);
    expect(steps).toEqual([
      ['Későbbi bejegyzések', 'oldal=5'],
      ['Legfrissebb bejegyzések', undefined],
      ['Korábbi bejegyzések', 'oldal=3'],
      ['A kezdetektől', 'oldal=2'],
    ]);
    expect(container.querySelector('[data-wake]')).toBeNull();
  });

  it('says whether it is running or closed', () => {
    show(true);
    expect(screen.getByText('Élő közvetítés')).toBeTruthy();
    cleanup();
    show(false);
    expect(screen.getByText('Lezárult')).toBeTruthy();
  });

  it('opens with three key points, and pinned posts in a closed disclosure below', () => {
    const container = show(true);
    const brief = within(screen.getByRole('region', { name: 'Amit most tudni kell' }));
    expect(brief.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Kitűzött', 'Bejegyzés 1', 'Bejegyzés 2']),
    );
    expect(container.querySelector('.brief__points a')?.getAttribute('href')).toBe('#bejegyzes-1');
    expect(container.querySelector<HTMLDetailsElement>('.brief details')?.open).toBe(false);
    expect(container.querySelector('.brief details #bejegyzes-9')).not.toBeNull();
    expect(container.querySelector('.live__stream #bejegyzes-9')).toBeNull();
  });

  it('shows the time of its last update above the stream', () => {
    const container = show(true);
    const newest = container.querySelector('#bejegyzes-1 time')!;
    expect(newest.textContent).toMatch(/^\d\d:\d\d$/);
    expect(container.querySelector('.live__bar time')?.outerHTML).toBe(newest.outerHTML);
  });

  it('shows a date at the start of each day, and the date of the copy only after its end', () => {
    const day = 86_400;
    const { renderedAt } = frameOf();
    const at = (id: number, publishedAt: number) => postOf(id, { publishedAt });
    const posts = [at(5, renderedAt), at(4, renderedAt), at(3, renderedAt - day), at(2, renderedAt - 400 * day)];
    const days = (isLive: boolean) => {
      const { container, unmount } = render(
        <LiveBlog
          content={articleContentOf({ live: isLive })}
          live={{ ...live, pinned: [], posts }}
          frame={frameOf()}
        />,
      );
      const named = [...container.querySelectorAll('.post__day')].map(({ textContent }) => textContent);
      unmount();
      return named;
    };
    expect(days(true)).toEqual([expect.stringMatching(/^\S+ \d+\.$/), expect.stringMatching(/^20\d\d\. \S+ \d+\.$/)]);
    expect(days(false)).toHaveLength(3);
  });

  it('sets the number of its story large', () => {
    const keyFigure = { value: '708', unit: 'cm', label: 'az Ildó vízállása' };
    const { container } = render(
      <LiveBlog content={articleContentOf({ live: true, keyFigure })} live={live} frame={frameOf()} />,
    );
    expect(container.querySelector('.key-figure')?.textContent).toBe('708 cm az Ildó vízállása');
  });

  it('shows a message while there are no posts', () => {
    const { container } = render(
      <LiveBlog
        content={articleContentOf({ live: true })}
        live={{ ...live, pinned: [], posts: [], totalPages: 1, olderPage: null }}
        frame={frameOf()}
      />,
    );
    expect(screen.getByText('Még nincs bejegyzés.')).toBeTruthy();
    expect(container.querySelector('.brief')).toBeNull();
  });
});
