// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cardOf, frameOf } from '../screens/pages.fixtures.ts';
import { WidgetPage } from './widget-page.tsx';

const covers = { square: '/negyzet.png', fourThirds: '/fekvo.png' };
const pictured = { path: '/uploads/kep.jpg', alt: 'A gát' };
const coverOf = (cards: readonly ReturnType<typeof cardOf>[]): readonly (string | null | undefined)[] => {
  const { container } = render(<WidgetPage content={{ cards, covers }} frame={frameOf()} />);
  const cover = container.querySelector('.widget__cover');
  return [cover?.querySelector('img')?.getAttribute('src'), cover?.querySelector('source')?.getAttribute('srcset')];
};

describe('a front page in the native app', () => {
  afterEach(cleanup);

  it('begins with the site’s own picture, in the shape of the screen, where the first article has none', () => {
    expect(coverOf([cardOf(1, { cover: null })])).toEqual(['/negyzet.png', '/fekvo.png']);
    expect(coverOf([])).toEqual(['/negyzet.png', '/fekvo.png']);
  });

  it('begins with the first article’s otherwise', () => {
    expect(coverOf([cardOf(1, { cover: pictured })])).toEqual([undefined, undefined]);
  });
});
