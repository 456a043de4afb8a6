import { expect, it } from 'vitest';
import { newestBeside } from './newest-beside.ts';

const day = 86_400;
/** One a day: a higher id is older. */
const cards = (...ids: readonly number[]) => ids.map((id) => ({ id, publishedAt: (100 - id) * day }));

it('leaves out what the page lists and fills up with older articles', () => {
  expect(newestBeside(cards(1, 2, 3, 4, 5, 6, 7, 8, 9), cards(2, 3, 9)).newest).toEqual(cards(1, 4, 5, 6, 7, 8));
});

it('repeats the newest on a page that lists all of them, because the box never vanishes', () => {
  expect(newestBeside(cards(1, 2), cards(2, 1))).toEqual({ newest: cards(1, 2), newestTitle: 'newest' });
  expect(newestBeside([], cards(1))).toEqual({ newest: [], newestTitle: 'newest' });
});

it('promises the newest in its title only where no newer story is left out', () => {
  const offered = cards(1, 2, 3, 4, 5, 6, 7, 8);
  const titleBeside = (...listed: readonly number[]) => newestBeside(offered, cards(...listed)).newestTitle;
  expect(titleBeside()).toBe('newest');
  expect(titleBeside(7, 8)).toBe('newest');
  expect(titleBeside(2)).toBe('furtherFresh');
  expect(titleBeside(1, 2)).toBe('furtherFresh');
  expect(titleBeside(1, 2, 3)).toBe('further');
});
