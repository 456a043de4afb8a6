import { okAsync } from 'neverthrow';
import { menuGroups, type MenuGroup, type Menus } from '../editorial/common-data/common-data.ts';
import { joinCommonData, noFigures } from '../editorial/common-data/told-figures.ts';
import type { CommonDataParts, CommonDataSource } from '../ports/common-data-source.ts';
import { type Newsroom, tagSlug } from './newsroom.fake.ts';
import type { MenuFixture } from './content-fixture.ts';

const fixtureMenus: Readonly<Partial<Record<MenuGroup, MenuFixture>>> = {
  'footer-highlight': 'footerHighlight',
  'footer-normal': 'footerNormal',
  'footer-app': 'footerApp',
  'footer-social': 'footerSocial',
};

const noOld = { observedAt: 0, old: false };

export const fakeCommonDataParts = ({ content, roleOf }: Newsroom): CommonDataParts => {
  const settingsOf = (slug: string) => content.settings.find((one) => one.site === roleOf(slug));
  return {
    setup: (slug) => {
      const itemsOf = (group: MenuGroup) =>
        content.menus.find((one) => one.site === roleOf(slug) && one.menu === (fixtureMenus[group] ?? group))?.items ??
        [];
      const menus = Object.fromEntries(menuGroups.map((group) => [group, itemsOf(group)])) as Menus;
      const { searchPlaceholders = [], assetsUrl = '', componentSetup } = settingsOf(slug) ?? {};
      return okAsync({
        menus,
        searchPlaceholders,
        assetsUrl,
        sponsored: [],
        sponsoredLines: [],
        donations: componentSetup?.donations ?? '0',
        refreshQuiz: componentSetup?.refreshQuiz === '1',
      });
    },
    figures: (slug) => {
      const settings = settingsOf(slug);
      if (settings === undefined) return okAsync(noFigures);
      const { exchangesRates, weatherData, trendingTags } = settings;
      return okAsync({
        ...noFigures,
        exchangeRates: exchangesRates.map((rate) => ({ ...rate, day: null })),
        weather: weatherData && { ...weatherData, ...noOld, days: [], towns: [], warnings: [] },
        trendingTags: trendingTags.map((name) => ({ slug: tagSlug(name), name, path: `/cimke/${tagSlug(name)}` })),
      });
    },
  };
};

export const fakeCommonDataSource = (newsroom: Newsroom): CommonDataSource => {
  const { setup, figures } = fakeCommonDataParts(newsroom);
  return { ofSite: (site) => setup(site).andThen((known) => figures(site).map((told) => joinCommonData(known, told))) };
};
