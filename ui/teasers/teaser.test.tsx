// @vitest-environment jsdom
import { authorNames } from './voice-of.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { cardOf, frameOf } from '../screens/pages.fixtures.ts';
import { Teaser } from './teaser.tsx';
import { tied } from '#core/wording/tied.ts';

afterEach(cleanup);

const teaserOf = (changes: Parameters<typeof cardOf>[1]) => (
  <Teaser card={cardOf(1, changes)} frame={frameOf()} look="stacked" level={3} size="card" lead />
);
const show = (changes: Parameters<typeof cardOf>[1]) => render(teaserOf(changes));

describe('a teaser', () => {
  it('is one target with one link', () => {
    show({});
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/2024/03/28/cikk-1');
  });

  it('of an article that no address leads to is its words, and no link', () => {
    const { container } = show({ path: null });
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(container.querySelector('.teaser__title')?.textContent).toBe('Árvíztűrő tükörfúrógép 1');
  });

  it('says in words that it is live, partner content or for adults', () => {
    show({ live: true, adult: true });
    expect(screen.getByText('Élő')).toBeTruthy();
    expect(screen.getByText('18+').title).toBe('Csak felnőtteknek');
    cleanup();
    show({ pr: true });
    expect(screen.getByText('Támogatott tartalom')).toBeTruthy();
  });

  it('links a partner article to the partner with the `rel` values for search engines', () => {
    show({ pr: true, partnerUrl: 'https://partner.example/ajanlat' });
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('https://partner.example/ajanlat');
    expect(link.getAttribute('rel')).toBe('sponsored');
  });

  it('shows markup in a title as the text it is', () => {
    const { container } = show({ title: '<img src=x onerror=alert(1)>' });
    expect(screen.getByRole('link').textContent).toBe('<img src=x onerror=alert(1)>');
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('is served with its absolute time, and shows a relative time in a browser', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(teaserOf({}));
    const time = served.querySelector('time')!;
    expect(time.textContent).toBe('március 28. 12:55');
    expect(show({}).container.querySelector('time')).toMatchObject({
      textContent: '2024. március 28.',
      title: 'március 28. 12:55',
    });
    expect(Date.parse(time.dateTime)).toBe(1_711_626_900_000);
    expect(time.dataset.at).toBe('1711626900');
  });

  it('marks an English title as English', () => {
    const { container } = show({ english: true });
    const said = [...container.querySelectorAll<HTMLElement>('[lang]')].map(({ className, lang }) => [className, lang]);
    expect(said).toContainEqual(['teaser__title', 'en']);
    expect(container.querySelector('.kicker')!.textContent).toContain('Angolul');
  });
});

describe('a title', () => {
  it('never breaks a score or before a dash, and is otherwise unchanged', () => {
    expect(tied('Kikötő 3–2: fordítás 2024–2026 között – élő')).toBe(
      'Kikötő 3–\u20602: fordítás 2024–\u20602026 között\u00a0– élő',
    );
    expect(tied('Orosz–ukrán válság')).toBe('Orosz–\u2060ukrán válság');
  });
});

describe('authorNames', () => {
  it('names two, and says that there are others', () => {
    const people = ['Kis Anna', 'Nagy Béla', 'Tóth Cili', 'Vas Dénes'].map((name) => ({ name }));
    expect(authorNames([])).toBe('');
    expect(authorNames(people.slice(0, 1))).toBe('Kis Anna');
    expect(authorNames(people.slice(0, 2))).toBe('Kis Anna, Nagy Béla');
    expect(authorNames(people)).toBe('Kis Anna, Nagy Béla és társaik');
  });
});

describe('the tracking parameters of a teaser', () => {
  const counted = (asksConsent: boolean, avCode?: string) => {
    const frame = frameOf();
    const card = { ...cardOf(1, {}), ...(avCode !== undefined && { avCode }) };
    const site = { ...frame.site, asksConsent };
    const { container } = render(<Teaser card={card} frame={{ ...frame, site }} look="text" level={3} />);
    return container.querySelector('[data-av]')?.getAttribute('data-av');
  };

  it('is in the page only when a configured feature requires consent', () => {
    expect([
      counted(true, 'https://av.example/?t=[timestamp]'),
      counted(false, 'https://av.example/'),
      counted(true),
    ]).toEqual(['https://av.example/?t=[timestamp]', undefined, undefined]);
  });
});
