// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { articleContentOf, frameOf, postOf } from '../screens/pages.fixtures.ts';
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
  it('shows what is pinned first, then the posts in their order', () => {
    const container = show(true);
    expect([...container.querySelectorAll('.post')].map(({ id }) => id)).toEqual([
      'bejegyzes-9',
      'bejegyzes-1',
      'bejegyzes-2',
      'bejegyzes-3',
    ]);
  });

  it('links its key moments to posts that are on the page', () => {
    const container = show(true);
    const links = within(screen.getByRole('navigation', { name: 'Főbb pillanatok' })).getAllByRole('link');
    expect(links.map((link) => link.querySelector('.moments__what')?.textContent)).toEqual([
      'Kitűzött',
      'Bejegyzés 1',
      'Bejegyzés 2',
    ]);
    links.forEach((link) => expect(container.querySelector(link.getAttribute('href')!)).not.toBeNull());
  });

  it('gives every post a permanent link by its time', () => {
    const container = show(true);
    expect(container.querySelector('#bejegyzes-1 .post__time a')!.getAttribute('href')).toBe('/belfold/2024/03/28/p1');
  });

  it('leads to older posts and to what is new by links, without scripts', () => {
    const container = show(true);
    const links = within(screen.getByRole('navigation', { name: 'A közvetítés oldalai' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Korábbi bejegyzések', '/belfold/2024/03/28/cikk?oldal=2'],
    ]);
    expect(screen.getByRole('link', { name: 'Frissítés' }).getAttribute('href')).toBe('/belfold/2024/03/28/cikk');
    expect(container.querySelector('[data-wake="idle"]')).not.toBeNull();
  });

  it('shows on an older page what stands there alone, with ways to both ends', () => {
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

  it('says whether it still goes on', () => {
    show(true);
    expect(screen.getByText('Élő közvetítés')).toBeTruthy();
    cleanup();
    show(false);
    expect(screen.getByText('A közvetítés véget ért')).toBeTruthy();
  });
});
