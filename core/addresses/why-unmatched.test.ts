import { describe, expect, it } from 'vitest';
import { fiveSites } from './sites/five-sites.fake.ts';
import { pageRoutes } from '../pages/route-table.ts';
import { whyUnmatched } from './routes/why-unmatched.ts';

const routes = pageRoutes({ sites: fiveSites, academySegment: 'lapakademia' });
const why = (path: string, site = fiveSites[0]): object => whyUnmatched(routes, fiveSites, site, path);

describe('why no route matches', () => {
  it.each([
    ['/rovat//x', { kind: 'empty-segment' }],
    ['/x/2024/02/30/y', { kind: 'impossible-date', date: '2024/02/30' }],
    ['/dokumentum/a/b', { kind: 'other-shape', patterns: ['/dokumentum/{slug}'] }],
    ['/valami', { kind: 'unknown' }],
  ])('%s: %o', (path, expected) => {
    expect(why(path)).toEqual(expected);
  });

  it('knows that a prefix lives on another domain', () => {
    expect(why('/g7/adat', fiveSites[4])).toEqual({ kind: 'foreign-prefix', prefix: '/g7' });
  });
});
