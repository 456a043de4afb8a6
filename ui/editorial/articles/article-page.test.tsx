// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { articleContentOf, frameOf, now } from '../../screens/pages.fixtures.ts';
import { ArticlePage } from './article-page.tsx';

afterEach(cleanup);

const show = (changes: Parameters<typeof articleContentOf>[0], role?: Parameters<typeof frameOf>[0]) =>
  render(<ArticlePage content={articleContentOf(changes, null, role)} frame={frameOf(role)} />);

describe('an article', () => {
  it('says „Frissítve” only when it was changed later', () => {
    show({ updatedAt: now - 60 });
    expect(screen.getByText(/Frissítve/)).toBeTruthy();
    cleanup();
    show({ updatedAt: null });
    expect(screen.queryByText(/Frissítve/)).toBeNull();
    cleanup();
    show({ publishedAt: now, updatedAt: now });
    expect(screen.queryByText(/Frissítve/)).toBeNull();
  });

  it('hides text and pictures for adults behind a closed disclosure that needs no script', () => {
    const { container } = show({ adult: true });
    const gate = container.querySelector<HTMLDetailsElement>('details.gate')!;
    expect(gate.open).toBe(false);
    expect(gate.querySelector('summary')!.textContent).toContain('Elmúltam 18 éves');
    expect(gate.contains(container.querySelector('.body'))).toBe(true);
    expect(gate.contains(container.querySelector('.cover'))).toBe(true);
  });

  it('requests support only at its end', () => {
    const isAsked = (article: Parameters<typeof show>[0]) => {
      const { container } = show(article);
      const asked = container.querySelector('[data-notice=tamogatas]') !== null;
      cleanup();
      return asked;
    };
    expect(isAsked({})).toBe(true);
    for (const closed of [{ adult: true }, { gated: true }, { opened: true }]) expect(isAsked(closed)).toBe(false);
  });

  it('has no links to pages behind the gate', () => {
    const pages = (article: Parameters<typeof show>[0]) => {
      const { container } = show({ pages: 3, ...article });
      const links = [...container.querySelectorAll('.pager__page')].map(({ textContent }) => textContent);
      cleanup();
      return links;
    };
    expect(pages({ page: 1 })).toEqual(['1', '2', '3']);
    expect(pages({ page: 1, gated: true })).toEqual([]);
    expect(pages({ page: 2, gated: true })).toEqual(['1', '2']);
    expect(pages({ page: 1, opened: true })).toEqual(['1', '2', '3']);
  });

  it('opens a longform with its picture, and never one for adults', () => {
    expect(show({ type: 'longform' }).container.querySelector('.hero')).not.toBeNull();
    cleanup();
    expect(show({ type: 'longform', adult: true }).container.querySelector('.hero')).toBeNull();
  });

  it('labels partner content and leads on to the partner', () => {
    show({ pr: true, partnerUrl: 'https://partner.example/' });
    expect(screen.getAllByText('Támogatott tartalom').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Tovább a partner oldalára' }).getAttribute('rel')).toBe('sponsored');
  });

  it('offers the help number of the country that its site writes for', () => {
    show({ spiritualHelp: true });
    const called = () => screen.getAllByRole('link', { name: /^Hívás/ }).map((link) => link.getAttribute('href'));
    expect(called()).toEqual(['tel:116123', 'tel:112']);
    cleanup();
    show({ spiritualHelp: true }, 'sister');
    expect(called()).toEqual(['tel:0800801200', 'tel:112']);
  });

  it('links the pages of a multi-page article, and keeps lead and cover to the first', () => {
    const { container } = show({ page: 2, pages: 3 });
    const pages = within(screen.getByRole('navigation', { name: 'A cikk oldalai' }));
    expect(pages.getByRole('link', { name: '3. oldal' }).getAttribute('href')).toBe('/belfold/2024/03/28/cikk?oldal=3');
    expect(container.querySelector('.cover, .article__lead')).toBeNull();
  });

  it('links its section, authors and tags', () => {
    show({});
    expect(screen.getByRole('link', { name: 'Belföld' }).getAttribute('href')).toBe('/rovat/belfold');
    expect(screen.getByRole('link', { name: 'Kis Anna' }).getAttribute('href')).toBe('/szerzo/kis-anna');
    expect(screen.getByRole('link', { name: 'árvíz' }).getAttribute('href')).toBe('/cimke/arviz');
  });
});
