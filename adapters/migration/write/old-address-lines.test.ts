import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OldAddress } from '#adapters/newsroom-contract/old-addresses.ts';
import { givenAddress } from '#adapters/origin/newsroom/old-addresses/given-address.ts';
import { linesOf, type Mover, openMover } from '../migration.fake.ts';
import { type GivenItem, wxrOf } from '../wxr/wxr.fake.ts';

let mover: Mover;
beforeEach(async () => {
  mover = await openMover();
});
afterEach(() => mover.end());

const addressesOf = async (items: readonly GivenItem[]): Promise<readonly OldAddress[]> => {
  await mover.write('export.xml', wxrOf(items));
  const { files } = await mover.move({});
  return linesOf<OldAddress>(files['addresses.ndjson'] ?? '');
};

describe('the old addresses of a migration', () => {
  it('name their targets by slug, of hidden articles too, and pages by their path', async () => {
    const addresses = await addressesOf([
      { id: 1, slug: 'hid', link: '/hirek/híd/', terms: [['category', 'hirek', 'Hírek']] },
      { id: 2, slug: 'titok', link: '/hirek/titok/', status: 'draft' },
      { id: 3, slug: 'rolunk', link: '/rolunk/', type: 'page' },
      { id: 4, slug: 'datalt', link: '/2024/03/28/datalt/' },
    ]);
    expect(addresses).toEqual(
      expect.arrayContaining([
        { from: '/hirek/híd', kind: 'article', to: 'hid' },
        { from: '/?p=1', kind: 'article', to: 'hid' },
        { from: '/?p=2', kind: 'article', to: 'titok' },
        { from: '/rolunk', kind: 'place', to: '/dokumentum/rolunk' },
        { from: '/?page_id=3', kind: 'place', to: '/dokumentum/rolunk' },
        { from: '/category/hirek', kind: 'section', to: 'hirek' },
        { from: '/author/anna', kind: 'author', to: 'anna' },
        { from: '/feed', kind: 'place', to: '/rss' },
        { from: '/{y:digits}', kind: 'shape', to: '/archivum' },
      ]),
    );
    expect(addresses.map(({ from }) => from)).not.toContain('/2024/03/28/datalt');
  });

  it('prefer a public target', async () => {
    const addresses = await addressesOf([
      { id: 1, slug: 'piszkozat', link: '/hid/', status: 'draft' },
      { id: 2, slug: 'hid', link: '/hid/' },
    ]);
    expect(addresses).toContainEqual({ from: '/hid', kind: 'article', to: 'hid' });
  });

  it('are all accepted by the database, however odd the old site was', async () => {
    const links = [
      '/a//b/',
      '/../c/',
      '/d\\e/',
      '/%00/',
      '/%zz/',
      `/${'ő'.repeat(2_000)}/`,
      '/x/?a=%C5%91&b+c=1#d',
      '//e/',
    ];
    const addresses = await addressesOf(links.map((link, at) => ({ id: at + 1, slug: `s-${at}`, link })));
    expect(addresses.filter((address) => !givenAddress.safeParse(address).success)).toEqual([]);
    expect(addresses.length).toBeGreaterThan(links.length);
  });
});
