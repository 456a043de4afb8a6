// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SearchContent } from '#core/pages/archive/search-content.ts';
import { cardOf, contents, frameOf } from '../../screens/pages.fixtures.ts';
import { SearchPage } from './search-page.tsx';

afterEach(cleanup);

const found = contents.archivum;
const none = { ...found.list, items: [], totalItems: 0, totalPages: 1, page: 1 };
const show = (changes: Partial<SearchContent> = {}) =>
  render(<SearchPage content={{ ...found, ...changes }} frame={frameOf()} />);
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the archive', () => {
  it('keeps the search in the field, and shows the number of results', () => {
    show({ list: { ...found.list, totalItems: 12_345 } });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Mit keresel?' }).value).toBe('híd');
    expect(screen.getByText('12 345 találat')).toBeTruthy();
  });

  it('has the same side content as every list, with or without results (spec §2.4)', () => {
    const { container } = show();
    expect(container.querySelector('.zone__side .side-links--follow')).not.toBeNull();
  });

  it('highlights the search words, as text', () => {
    show({
      term: 'tukor <b>',
      list: { ...found.list, items: [cardOf(1, { title: 'A <b>Tükörfúró</b>', lead: 'Egy tükör.' })] },
    });
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'b',
      'Tükörfúró',
      'b',
      'tükör',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 })[0]!.textContent).toBe('A <b>Tükörfúró</b>');
  });

  it("offers tags that the words could be, as links that take the words' place", () => {
    show({
      term: 'új dun',
      filters: { superTags: ['Belföld'] },
      suggestions: {
        before: 'új',
        asked: 'dun',
        items: [
          { type: 'tags', text: 'Duna', count: 9 },
          { type: 'title', text: 'Dunai hajó', count: null },
        ],
      },
    });
    expect(linkTo('Duna 9')).toBe(
      `/archivum?term=%C3%BAj&filters=${encodeURIComponent('{"and_tags":["Duna"],"superTags":["Belföld"]}')}`,
    );
    expect(screen.queryByText('Dunai hajó')).toBeNull();
  });

  it('says that a filter was left out', () => {
    show({ lostFilters: true });
    expect(screen.getByText(/nem lehetett értelmezni/)).toBeTruthy();
  });

  it('says that nothing was found, shows the words as text, and offers ways on', () => {
    show({ term: '<b>x</b>', filters: { and_tags: ['Duna'] }, list: none });
    expect(screen.getAllByRole('heading', { level: 2 })[0]!.textContent).toBe('Nincs találat erre: „<b>x</b>”');
    expect(linkTo('Duna nélkül')).toBe('/archivum?term=%3Cb%3Ex%3C%2Fb%3E');
    expect(linkTo('„<b>x</b>” nélkül')).toBe(`/archivum?filters=${encodeURIComponent('{"and_tags":["Duna"]}')}`);
    expect(linkTo('árvíz')).toBe('/cimke/arviz');
    expect(linkTo('Legfrissebb cikkek')).toBe('/legfrissebb');
  });

  it('pages through the same search', () => {
    show();
    expect(linkTo('3. oldal')).toBe('/archivum?term=h%C3%ADd&oldal=3');
  });
});

describe('the period of a search', () => {
  const period = { from: '2026-11-01', until: '2026-11-24', oldestFirst: true } as const;

  it('appears in the form with the search, and is collapsed when empty', () => {
    const { container } = show({ term: 'híd', period, path: '/archivum?term=h%C3%ADd&tol=2026-11-01' });
    const form = container.querySelector<HTMLFormElement>('form.archive-search')!;
    expect([...new FormData(form)]).toEqual([
      ['term', 'híd'],
      ['tol', '2026-11-01'],
      ['ig', '2026-11-24'],
      ['rend', 'regi'],
    ]);
    expect(container.querySelector<HTMLDetailsElement>('.search-period')!.open).toBe(true);
    cleanup();
    expect(show({}).container.querySelector<HTMLDetailsElement>('.search-period')!.open).toBe(false);
  });

  it('remains when a tag is removed, and can be cleared when nothing is found', () => {
    const { container } = show({
      term: '',
      filters: { and_tags: ['Duna'] },
      period,
      list: none,
    });
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/archivum?tol=2026-11-01&ig=2026-11-24&rend=regi');
    expect(screen.getByRole('link', { name: 'Bármikor' }).getAttribute('href')).not.toContain('tol=');
  });
});
