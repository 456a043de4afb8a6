// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoverContent } from '#core/pages/cover/cover-content.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { cards, contents, frameOf } from '../../screens/pages.fixtures.ts';
import { CoverPage } from './cover-page.tsx';

afterEach(cleanup);

const plain = contents.after;
const [episode] = plain.episodes;
const text = (words: string) => [{ tag: 'p' as const, children: [words] }];
const extras: NonNullable<CoverContent['extras']> = {
  news: cards(3, 100),
  ofSections: cards(3, 200),
  cards: cards(8, 300),
  articles: cards(5, 400),
  opening: text('Péntek este.'),
  video: text('Beszélgetés.'),
  quotes: [
    { text: 'Az idő pénz.', author: 'Tóth Cili', role: 'elemző' },
    { text: 'A pénz idő.', author: '', role: '' },
  ],
};
const show = (role: SiteRole, changes: Partial<CoverContent>) =>
  render(<CoverPage content={{ ...plain, blocks: [], extras, ...changes }} frame={frameOf(role)} />).container;
const count = (root: HTMLElement, selector: string): number => root.querySelectorAll(selector).length;

describe('the cover of after', () => {
  it('shows three news, eight cards and five articles', () => {
    const root = show('after', {});
    expect([
      count(root, '.cover__news article'),
      count(root, '.cover__cards article'),
      count(root, '.cover__articles article'),
    ]).toEqual([3, 8, 5]);
    expect(screen.getByText('Péntek este.').closest('.opening')).not.toBeNull();
    expect(screen.getByText('Beszélgetés.').closest('.video-band')).not.toBeNull();
  });

  it('lists the episodes of one podcast like tracks, those of several as covers', () => {
    const episodes = [1, 2, 3, 4, 5].map((id) => ({ ...episode!, id, title: `${id}. adás` }));
    expect(count(show('after', { episodes }), '.tracks__item')).toBe(5);
    cleanup();
    const mixed = episodes.map((one, at) => ({ ...one, podcast: { slug: `p${at}`, name: 'Más' } }));
    expect(count(show('after', { episodes: mixed }), '.teaser--episode')).toBe(5);
  });
});

describe('the cover of g7', () => {
  it('shows one article of each section, eight cards, its list, and the drawn quotes with their speakers', () => {
    const root = show('g7', { extras: { ...extras, news: [], articles: cards(3, 400) } });
    expect([
      count(root, '.section-leads article'),
      count(root, '.ledger article'),
      count(root, '.cover__articles article'),
      count(root, '.quotes__item'),
    ]).toEqual([3, 8, 3, 2]);
    expect(screen.getByText('„Az idő pénz.”').tagName).toBe('P');
    expect(screen.getByText('Tóth Cili').parentElement?.textContent).toBe('Tóth Cili, elemző');
  });

  it('renders without any of its optional content', () => {
    const nothing = { news: [], ofSections: [], cards: [], articles: [], opening: null, video: null, quotes: [] };
    const root = show('g7', { extras: nothing, episodes: [] });
    expect(count(root, '.section-leads, .ledger, .opening, .quotes, .tracks, .podcasts, .container')).toBe(0);
    expect(count(root, '.feed article')).toBeGreaterThan(0);
  });
});

describe('the cover of a site without a plan', () => {
  it("shows its editors' blocks", () => {
    expect(count(show('karakter', { blocks: plain.blocks, extras: null }), '.container--lead, .container--row')).toBe(
      2,
    );
  });
});
