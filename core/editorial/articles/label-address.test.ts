import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someResolver } from '../../addresses/address-resolver.fake.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { type Label, labelAddress } from './label-address.ts';

const book = someResolver();
const [main, after, , , sister] = fiveSites;
const addressOf = (
  ...[current, label, slug, bearer]: [
    typeof main,
    Label,
    string,
    { siteSlug: string; mirroringSites?: readonly string[] },
  ]
) => labelAddress({ sites: fiveSites, linkTo: book.linkTo }, current, label, slug, bearer);

describe('labelAddress', () => {
  it("is the list on the same domain, a section under its site's prefix", () => {
    expect(addressOf(main, 'tag', 'vasut', { siteSlug: 'g7' })).toBe('/cimke/vasut');
    expect(addressOf(after!, 'author', 'őri anna', { siteSlug: main.slug })).toBe('/szerzo/%C5%91ri%20anna');
    expect(addressOf(main, 'section', 'adat', { siteSlug: 'g7' })).toBe('/g7/rovat/adat');
  });

  it('is that of the owner where the article is a stranger to the lists of the site that is read', () => {
    expect(addressOf(sister!, 'tag', 'vasut', { siteSlug: main.slug })).toBe('https://lapunk.example/cimke/vasut');
    expect(addressOf(sister!, 'section', 'adat', { siteSlug: 'g7' })).toBe('https://lapunk.example/g7/rovat/adat');
    expect(addressOf(after!, 'tag', 'haromkut', { siteSlug: sister!.slug, mirroringSites: ['after'] })).toBe(
      'https://testver.example/cimke/haromkut',
    );
  });

  it('stays on the site where the lists contain a mirrored article', () => {
    expect(addressOf(sister!, 'tag', 'vasut', { siteSlug: main.slug, mirroringSites: [sister!.slug] })).toBe(
      '/cimke/vasut',
    );
    expect(addressOf(sister!, 'section', 'belfold', { siteSlug: main.slug, mirroringSites: [sister!.slug] })).toBe(
      'https://lapunk.example/rovat/belfold',
    );
  });

  it.each(['', 'elo', 'a//b', '..', '\ud800', '_payload.json', 'x\u0000'])('is nowhere for %j', (slug) => {
    for (const label of ['tag', 'author', 'section'] as const)
      expect(addressOf(main, label, slug, { siteSlug: main.slug })).toBe(null);
  });

  it('equals the address book’s link for any slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (fullPath) => {
        expect(addressOf(main, 'tag', fullPath, { siteSlug: main.slug })).toBe(
          book.linkTo('articles_by_tag', { fullPath }),
        );
      }),
    );
  });
});
