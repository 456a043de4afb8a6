// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListContent } from '#core/pages/list/list-content.ts';
import { cards, frameOf, listOf } from '../screens/pages.fixtures.ts';
import { ListPage } from './list-page.tsx';
import { SideBoxes } from './side-boxes.tsx';

afterEach(cleanup);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const none: ListContent['boxes'] = { follow: false, links: false, music: null, hikingNews: [], ad: null };
const slot: NonNullable<ListContent['boxes']['ad']> = {
  name: 'oldalsav',
  sizes: [[300, 250]],
  loadMode: 'in-view',
  observerMargin: 0,
  loadCollapsed: false,
  pr: false,
  delay: false,
  setupad: false,
  fixed: false,
};
const show = (boxes: Partial<ListContent['boxes']>) =>
  render(<SideBoxes content={{ boxes: { ...none, ...boxes }, highlightBox: null, newest: [] }} frame={frameOf()} />)
    .container;

describe('beside a list', () => {
  it('stands nothing that the rule does not put there', () => {
    expect(show({}).innerHTML).toBe('');
  });

  it('stand the social pages, and app and shop', () => {
    show({ follow: true, links: true });
    expect(screen.getByRole('heading', { name: 'Kövess minket' }).parentElement!.querySelectorAll('a')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Bolt' }).getAttribute('href')).toBe('/shop');
  });

  it('stands a labelled slot that keeps its room and asks no network', () => {
    const root = show({ ad: slot });
    expect(screen.getByText('Hirdetés').parentElement?.dataset['slot']).toBe('oldalsav');
    expect(root.querySelectorAll('script, iframe, img')).toHaveLength(0);
  });

  it('stands a player that is not asked for before it is opened', () => {
    const root = show({ music: { kind: 'music', src: 'https://music.example/embed/playlist/x', height: 400 } });
    expect(root.querySelectorAll('iframe')).toHaveLength(0);
    expect(root.querySelector('a[href^="https://music.example"]')).not.toBeNull();
  });

  it('stands hiking news under its name', () => {
    show({ hikingNews: cards(4) });
    expect(screen.getByRole('heading', { name: 'Túra hírek' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });
});

describe('the hiking section', () => {
  const hikes = [
    {
      name: 'Kőrisgerinc',
      region: 'Bakony',
      level: 'konnyu' as const,
      latitude: 47.3,
      longitude: 17.8,
      path: '/archivum?term=K',
    },
  ];

  it('has a search that stays within it, and a drawn map with a link to each place', () => {
    const hiking = {
      filters: '{"superTags":["Szép kilátás"]}',
      hikes,
      map: { kind: 'map' as const, src: 'https://maps.example/embed' },
    };
    const { container } = render(<ListPage content={listOf({ hiking })} frame={frameOf()} />);
    const form = container.querySelector('.hiking-guide form')!;
    expect([form.getAttribute('action'), form.querySelector<HTMLInputElement>('[name="filters"]')?.value]).toEqual([
      '/archivum',
      '{"superTags":["Szép kilátás"]}',
    ]);
    expect(screen.getByRole('link', { name: 'Kőrisgerinc' }).getAttribute('href')).toBe('/archivum?term=K');
    expect(screen.getByText('Bakony, könnyű')).toBeTruthy();
    expect(container.querySelectorAll('iframe')).toHaveLength(0);
  });

  it('stands without its map', () => {
    const { container } = render(
      <ListPage content={listOf({ hiking: { filters: '{}', hikes: [], map: null } })} frame={frameOf()} />,
    );
    expect(container.querySelectorAll('.hiking-map, .hiking-guide__service')).toHaveLength(0);
    expect(container.querySelector('.hiking-guide form')).not.toBeNull();
  });
});
