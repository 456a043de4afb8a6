import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripFbclid } from './strip-fbclid.ts';

describe('a query without click ids', () => {
  it.each([
    ['fbclid=x', ''],
    ['fbclid', ''],
    ['fbclid&fbclid=2', ''],
    ['a=1&fbclid=x&b=2', 'a=1&b=2'],
    ['fbclid=x&a=1', 'a=1'],
    ['a=1&fbclid=x', 'a=1'],
    ['%66%62clid=x&a', 'a'],
    ['a=1&&fbclid=x&', 'a=1&&'],
    ['FBCLID=x', 'FBCLID=x'],
    ['xfbclid=1', 'xfbclid=1'],
    ['a=fbclid', 'a=fbclid'],
    ['fbclid[]=1', 'fbclid[]=1'],
    ['%zz=fbclid', '%zz=fbclid'],
    ['a=%zz&fbclid=%zz', 'a=%zz'],
    ['a=1;fbclid=2', 'a=1;fbclid=2'],
  ])('%s becomes %s', (query, expected) => {
    expect(stripFbclid(query)).toBe(expected);
  });

  it('is the same when nothing has to go, and after the second time', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const once = stripFbclid(query);
        expect(stripFbclid(once)).toBe(once);
        if (!query.includes('clid') && !query.includes('%')) expect(once).toBe(query);
      }),
    );
  });
});
