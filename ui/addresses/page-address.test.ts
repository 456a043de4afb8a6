import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '#core/pages/route-table.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { pageAddress } from './page-address.ts';

const { matchRoute } = pageRoutes({ sites: fiveSites, academySegment: 'akademia' });

describe('the address of another page of a list', () => {
  it('comes back with the page it was built for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (page) => {
        const [path = '', query = ''] = pageAddress('/legfrissebb', page).split('?');
        expect(matchRoute(fiveSites[0]!, path, query)?.page).toBe(page);
      }),
    );
    expect(pageAddress('/legfrissebb', 1)).toBe('/legfrissebb');
  });
});
