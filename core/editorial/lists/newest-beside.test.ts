import { expect, it } from 'vitest';
import { newestBeside } from './newest-beside.ts';

const cards = (...ids: readonly number[]) => ids.map((id) => ({ id }));

it('leaves out what the page lists and fills up with older articles', () => {
  expect(newestBeside(cards(1, 2, 3, 4, 5, 6, 7, 8, 9), cards(2, 3, 9))).toEqual(cards(1, 4, 5, 6, 7, 8));
});

it('repeats the newest on a page that lists all of them, because the box never vanishes', () => {
  expect(newestBeside(cards(1, 2), cards(2, 1))).toEqual(cards(1, 2));
  expect(newestBeside([], cards(1))).toEqual([]);
});
