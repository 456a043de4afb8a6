import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

describe('the page number in a query', () => {
  it.each([
    ['', null],
    ['oldal', null],
    ['oldal=', null],
    ['oldal=1', null],
    ['oldal=0', null],
    ['oldal=-1', null],
    ['oldal=2abc', null],
    ['oldal=1e3', null],
    ['oldal=%202', null],
    ['oldal=+2', null],
    ['oldal=2.5', null],
    ['oldal=1000000', null],
    ['oldal=0000002', null],
    ['Oldal=2', null],
    ['oldal=2', 2],
    ['oldal=002', 2],
    ['oldal=999999', 999_999],
    ['a=1&oldal=3', 3],
    ['oldal=%32', 2],
    ['%6Fldal=4', 4],
    ['oldal=2&oldal=3', 2],
    ['oldal=x&oldal=3', null],
    ['oldal=%zz&oldal=3', null],
    ['%zz=1&oldal=3', 3],
  ])('%s is page %s', (query, page) => {
    expect(readPage(query)).toBe(page);
  });

  it('is read from every link to a page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (page) => {
        expect(readPage(`oldal=${page}`)).toBe(page);
      }),
    );
  });

  it('never throws and never gives a page below 2', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(readPage(`oldal=${query}`) ?? 2).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
