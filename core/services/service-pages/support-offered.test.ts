import { expect, it } from 'vitest';
import { emptyCommonData } from '../../editorial/common-data/empty-common-data.ts';
import { showCommonData } from '../../editorial/common-data/show-common-data.ts';
import type { Donations } from '../../addresses/judge-address.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { offeredLinks } from './support-offered.ts';

const links = [
  '/tamogatas',
  '/tamogatas/',
  '/tamogatas?honnan=menu',
  '/tamogatas/?honnan=menu#x',
  '/tamogatas/profil',
  '/english',
  'https://bolt.example',
];
const promo = { kind: 'promo' as const, from: null, until: null, title: '', text: '', label: '' };

const shown = (donations: Donations, site = fiveSites[0]) => {
  const main = links.map((url) => ({ label: url, url }));
  const common = {
    ...emptyCommonData,
    donations,
    menus: { ...emptyCommonData.menus, main },
    widgets: links.map((url) => ({ ...promo, url })),
  };
  const { menus, widgets } = offeredLinks(showCommonData(common, 0, site), site.role);
  return [menus.main.map(({ url }) => url), widgets.flatMap((one) => ('url' in one ? [one.url] : []))];
};

it('hides every link to the donation page on all main-domain sites while disabled', () => {
  expect(shown('0')).toEqual([links, links]);
  const left = links.slice(4);
  for (const site of fiveSites.slice(0, 4)) expect(shown('1', site)).toEqual([left, left]);
});
