import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningfulQuery, queryParameters } from './query-parameters.ts';
import type { RouteMatch } from './route.ts';

const list: RouteMatch = { name: 'articles_by_tag', params: { fullPath: 'x' } };
const football: RouteMatch = { name: 'articles_by_mstag', params: { fullPath: 'sport/foci-eredmenyek' } };

describe('the part of a query that can change a page', () => {
  it('drops what the page does not read', () => {
    expect(meaningfulQuery(list, 'utm_source=x&oldal=1&y')).toBe('');
    expect(meaningfulQuery({ name: 'index', params: {} }, 'oldal=2')).toBe('');
  });

  it('keeps a page number in one spelling', () => {
    expect(meaningfulQuery({ name: 'liveblog_article', params: {} }, 'x=1&oldal=3')).toBe('oldal=3');
    expect(meaningfulQuery({ ...list, page: 2 }, 'oldal=002&x=1&oldal=3')).toBe('oldal=2');
  });

  it('keeps the views of the sport pages as they stand', () => {
    expect(meaningfulQuery(football, 'meccs=7&oldal=gol&x=1')).toBe('meccs=7&oldal=gol');
  });

  it('does not depend on the order of parameters', () => {
    const archive: RouteMatch = { name: 'archivum', params: {} };
    fc.assert(fc.property(fc.shuffledSubarray(['term=a', 'filters=%7B%7D', 'isMobileApp=1', 'x=2']), (pieces) => {
      expect(meaningfulQuery(archive, pieces.join('&'))).toBe(meaningfulQuery(archive, pieces.toSorted().join('&')));
    }));
  });

  it('lets every page know the app', () => {
    expect(queryParameters({ name: 'youth', params: {} })).toContain('isMobileApp');
    expect(meaningfulQuery({ name: 'index', params: {} }, 'isMobileApp=1')).toBe('isMobileApp=1');
  });
});
