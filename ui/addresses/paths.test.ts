import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRoutes } from '#core/addresses/routes/compile-routes.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { frameOf } from '../screens/pages.fixtures.ts';
import { authorPath, pageAddress, sectionPath, tagPath } from './paths.ts';

const { linkTo, matchRoute } = compileRoutes({ sites: fiveSites, academySegment: 'akademia' });
const slug = fc.stringMatching(/^[a-z0-9áéőű]+(-[a-z0-9]+)*$/).filter((text) => text !== 'elo');

describe('the addresses that screens build', () => {
  it('are those of the one route table', () => {
    fc.assert(fc.property(slug, (fullPath) => {
      expect(tagPath(fullPath)).toBe(linkTo('articles_by_tag', { fullPath }));
      expect(authorPath(fullPath)).toBe(linkTo('articles_by_author', { fullPath }));
      expect(sectionPath(frameOf(), { slug: fullPath, siteSlug: 'lapunk' })).toBe(linkTo('articles_by_mstag', { fullPath }));
      expect(sectionPath(frameOf(), { slug: fullPath, siteSlug: 'g7' })).toBe(linkTo('articles_by_mstag', { site: 'g7', fullPath }));
    }));
  });

  it('lead to the domain of the site that owns the section', () => {
    expect(sectionPath(frameOf(), { slug: 'erdely', siteSlug: 'testver' })).toBe('https://testver.example/rovat/erdely');
  });

  it('come back with the page they were built for', () => {
    fc.assert(fc.property(fc.integer({ min: 2, max: 999_999 }), (page) => {
      const [path = '', query = ''] = pageAddress('/legfrissebb', page).split('?');
      expect(matchRoute(fiveSites[0]!, path, query)?.page).toBe(page);
    }));
    expect(pageAddress('/legfrissebb', 1)).toBe('/legfrissebb');
  });
});
