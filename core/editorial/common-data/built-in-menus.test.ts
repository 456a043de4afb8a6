import { describe, expect, it } from 'vitest';
import { someResolver } from '../../addresses/address-resolver.fake.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { builtInMenus } from './built-in-menus.ts';
import { menuGroups } from './common-data.ts';

const { linkTo } = someResolver();
const urlsOf = (site: (typeof fiveSites)[number]) =>
  Object.values(builtInMenus(linkTo, site)).flatMap((items) => items.map(({ url }) => url));

describe('the menus of a newsroom that wrote none', () => {
  it('lead to the pages that need no content, of each site its own', () => {
    expect(urlsOf(fiveSites[0])).toEqual([
      '/archivum',
      '/rovat/sport/foci-eredmenyek',
      '/rovat/sport/forma-1',
      '/melleklet/tippjatek',
      '/arfolyam',
      '/javitasok',
      '/kovetett',
    ]);
    const g7 = fiveSites.find(({ role }) => role === 'g7')!;
    expect(urlsOf(g7)).toEqual(expect.arrayContaining(['/g7/archivum', '/g7/javitasok', '/rovat/sport/forma-1']));
  });

  it('have no group beside those of spec §3.4', () => {
    expect(Object.keys(builtInMenus(linkTo, fiveSites[0]))).toEqual([...menuGroups]);
  });
});
