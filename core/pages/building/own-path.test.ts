import { describe, expect, it } from 'vitest';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { ownPath, pagePath } from './own-path.ts';
import { fakeNeeds } from '../page-needs.fake.ts';

describe('the path of a page', () => {
  const pathOn = (pathPrefix: string) =>
    ownPath(fakeNeeds(), {
      site: { ...fiveSites[0], pathPrefix },
      route: { name: 'doc', params: { slug: '\ud800' } },
      query: '',
    });

  it('is the front of its site where no address can be written for it', () => {
    expect([pathOn(''), pathOn('/g7')]).toEqual(['/', '/g7']);
  });

  it('has a number from the second page on', () => {
    expect([undefined, 0, 1, 2, 30].map((page) => pagePath('/x', page))).toEqual([
      '/x',
      '/x',
      '/x',
      '/x?oldal=2',
      '/x?oldal=30',
    ]);
  });
});
