import { expect, it } from 'vitest';
import { listAnchor } from './list-anchor.ts';

it.each([
  ['/rovat/belfold', '#lista'],
  ['/cimke/arviz', '#lista'],
  ['/after', ''],
  ['/g7', ''],
  ['/archivum?term=h%C3%ADd', ''],
  ['/rovat/sport', ''],
])('the next page of %s begins at %j (R45)', (path, anchor) => {
  expect(listAnchor(path)).toBe(anchor);
});
