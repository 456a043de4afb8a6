import { menuNames } from '../../database/schema/menu-names.ts';
import type { SiteTable } from '../../database/schema/schema.ts';
import { newestRates } from '../services/exchange.ts';
import type { Call, ApiContext } from '../context/api-context.ts';
import { listIndexName } from '../../database/indexes/list-index-name.ts';
import { newestOn } from '../lists/read-list-index.ts';
import { floodingOf, type Settings, weatherOf, widgetsOf } from './surroundings.ts';
import { onlyFilled, type Tag, trendingTags } from '../lists/trending-tags.ts';

const settingsOf = async ({ db }: ApiContext, { role }: SiteTable): Promise<Settings> =>
  Object.fromEntries(
    (await db.selectFrom('settings').select(['key', 'value']).where('site', '=', role).execute()).map(
      ({ key, value }) => [key, value],
    ),
  );

const noSetup = { donations: '0', refreshQuiz: '0' } as const;

const maxSponsored = 3;

export const init: Call = {
  path: '/api/frontend/init',
  answer: async (context, { site }) => {
    const items = await context.db
      .selectFrom('menu_items')
      .select(['menu', 'label', 'url'])
      .where('site', '=', site.role)
      .orderBy('menu')
      .orderBy('position')
      .execute();
    const settings = await settingsOf(context, site);
    return {
      menus: Object.fromEntries(
        menuNames.map((name) => [
          name,
          items.filter(({ menu }) => menu === name).map(({ label, url }) => ({ label, url })),
        ]),
      ),
      searchPlaceholders: settings.searchPlaceholders ?? [],
      assetsUrl: settings.assetsUrl ?? '',
      componentSetup: settings.componentSetup ?? noSetup,
      sponsoredArticles: await newestOn(context, { shelf: listIndexName.flag(site.role, 'pr') }, maxSponsored),
      sponsoredLines: settings.sponsoredLines ?? [],
    };
  },
};

const noPip = { pipShow: false, pipTitle: '', pipUrl: '', pipOpen: false, pipLabel: 'élő', pipIsManual: false };

const tagsNamed = async (context: ApiContext, site: SiteTable, names: readonly string[]): Promise<readonly Tag[]> => {
  if (names.length === 0) return [];
  const rows = await context.db.selectFrom('tags').select(['slug', 'name']).where('name', 'in', names).execute();
  const inOrder = names.map((name) => rows.find((row) => row.name === name)).filter((row) => row !== undefined);
  return onlyFilled(context, site, inOrder);
};

export const refresh: Call = {
  path: '/api/frontend/refresh',
  answer: async (context, { site }) => {
    const [settings, rates] = [await settingsOf(context, site), await newestRates(context, site)];
    const { componentSetup, exchangesRates, pipStatus, trendingTags: named } = settings;
    return {
      componentSetup: componentSetup ?? noSetup,
      exchangesRates: rates.length > 0 ? rates : (exchangesRates ?? []),
      weatherData: weatherOf(context, settings),
      floodingData: await floodingOf(context, settings),
      pipStatus: pipStatus ?? noPip,
      trendingTags: Array.isArray(named) ? await tagsNamed(context, site, named) : await trendingTags(context, site),
      widgets: await widgetsOf(context, settings),
    };
  },
};
