import { menuNames } from '../database/menu-names.ts';
import type { SiteTable } from '../database/schema.ts';
import { newestRates } from './exchange.ts';
import type { Call, ApiContext } from './api-context.ts';
import { filledListIndexes } from './read-list-index.ts';
import { listIndexName } from './list-index-name.ts';

const settingsOf = async ({ db }: ApiContext, { role }: SiteTable): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    (await db.selectFrom('settings').select(['key', 'value']).where('site', '=', role).execute()).map(
      ({ key, value }) => [key, value],
    ),
  );

const noSetup = { donations: '0', refreshQuiz: '0' } as const;

/** Menus and setup, asked for once. */
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
    };
  },
};

const noPip = { pipShow: false, pipTitle: '', pipUrl: '', pipOpen: false, pipLabel: 'élő', pipIsManual: false };

/** Tags by name, as far as there is something to read under them. */
const tagsNamed = async (context: ApiContext, { role }: SiteTable, names: unknown) => {
  if (!Array.isArray(names) || names.length === 0) return [];
  const rows = await context.db.selectFrom('tags').select(['slug', 'name']).where('name', 'in', names).execute();
  const listIndexOf = ({ slug }: { readonly slug: string }): string => listIndexName.tag(role, slug);
  const filled = await filledListIndexes(context, rows.map(listIndexOf));
  return names
    .map((name) => rows.find((row) => row.name === name))
    .filter((row) => row !== undefined && filled.has(listIndexOf(row)));
};

/** The small figures of every page, asked for every 15 seconds. */
export const refresh: Call = {
  path: '/api/frontend/refresh',
  answer: async (context, { site }) => {
    const [settings, rates] = [await settingsOf(context, site), await newestRates(context, site)];
    return {
      componentSetup: settings.componentSetup ?? noSetup,
      exchangesRates: rates.length > 0 ? rates : (settings.exchangesRates ?? []),
      weatherData: settings.weatherData ?? null,
      floodingData: null,
      pipStatus: settings.pipStatus ?? noPip,
      trendingTags: await tagsNamed(context, site, settings.trendingTags),
      widgets: [],
    };
  },
};
