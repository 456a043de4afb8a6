// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { cardOf, frameOf } from '../../screens/pages.fixtures.ts';
import { OpinionFeed } from './opinion-feed.tsx';
import { writersOf } from './writers-of.ts';

afterEach(cleanup);

const anna = { slug: 'kis-anna', name: 'Kis Anna', avatar: '/uploads/anna.jpg' };
const bela = { slug: 'nagy-bela', name: 'Nagy Béla', avatar: null };
const piece = (id: number, authors: ArticleCard['authors'] = [anna]) => cardOf(id, { authors, lead: `Állítás ${id}.` });
const show = (cards: Parameters<typeof OpinionFeed>[0]['cards'], opening = true) =>
  render(<OpinionFeed cards={cards} frame={frameOf()} level={2} opening={opening} />).container;

describe('the list of opinion', () => {
  it('opens with one essay, names each writer once, and shows only portraits', () => {
    const page = show([piece(1), piece(2, [bela]), piece(3)]);
    expect(page.querySelectorAll('.teaser--essay')).toHaveLength(1);
    expect(page.querySelectorAll('.feed__item')).toHaveLength(2);
    expect([...page.querySelectorAll('.writers__link')].map((link) => link.getAttribute('href'))).toEqual([
      '/szerzo/kis-anna',
      '/szerzo/nagy-bela',
    ]);
    expect([...page.querySelectorAll('img')].every(({ src }) => src.includes('anna_square'))).toBe(true);
  });

  it('has only portraits and quotes on further pages', () => {
    const page = show([piece(1), piece(2)], false);
    expect(page.querySelector('.teaser--essay, .writers')).toBeNull();
    expect(page.querySelectorAll('.feed__item')).toHaveLength(2);
  });

  it('renders with one piece, and with none', () => {
    expect(show([piece(1)]).querySelector('ol')).toBeNull();
    cleanup();
    expect(show([]).innerHTML).toBe('');
  });

  it('shows initials without a portrait, and the site’s name for an unsigned editorial', () => {
    show([piece(1, [bela]), piece(2, [])]);
    expect(screen.getAllByText('NB')).toHaveLength(2);
    expect(screen.getByText(frameOf().site.name)).toBeDefined();
  });
});

it('names no writer of a partner, and none without a page', () => {
  expect(writersOf([cardOf(1, { authors: [anna], pr: true }), piece(2, [{ ...bela, slug: '' }])])).toEqual([]);
});
