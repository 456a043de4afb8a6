import { okAsync } from 'neverthrow';
import { menuGroups, type MenuGroup, type Menus } from '../common-data/common-data.ts';
import { emptyCommonData } from '../common-data/empty-common-data.ts';
import type { CommonDataSource } from '../ports/common-data-source.ts';
import { type Newsroom, tagSlug } from './newsroom.fake.ts';
import type { MenuFixture } from './content-fixture.ts';

const fixtureMenus: Readonly<Partial<Record<MenuGroup, MenuFixture>>> = {
  'footer-highlight': 'footerHighlight',
  'footer-normal': 'footerNormal',
  'footer-app': 'footerApp',
  'footer-social': 'footerSocial',
};

/** Common data out of plain data. */
export const fakeCommonDataSource = ({ content, roleOf }: Newsroom): CommonDataSource => ({
  ofSite: (slug) => {
    const site = roleOf(slug);
    const itemsOf = (group: MenuGroup) =>
      content.menus.find((one) => one.site === site && one.menu === (fixtureMenus[group] ?? group))?.items ?? [];
    const menus = Object.fromEntries(menuGroups.map((group) => [group, itemsOf(group)])) as Menus;
    const settings = content.settings.find((one) => one.site === site);
    if (settings === undefined) return okAsync({ ...emptyCommonData, menus });
    const { searchPlaceholders, assetsUrl, componentSetup, exchangesRates, weatherData, trendingTags } = settings;
    return okAsync({
      menus,
      searchPlaceholders,
      assetsUrl,
      donations: componentSetup.donations,
      refreshQuiz: componentSetup.refreshQuiz === '1',
      exchangeRates: exchangesRates,
      weather: weatherData,
      trendingTags: trendingTags.map((name) => ({ slug: tagSlug(name), name, path: `/cimke/${tagSlug(name)}` })),
    });
  },
});
