import type { SiteTable } from '../database/schema.ts';
import { newestRates } from './exchange.ts';
import type { Call, Newsroom } from './newsroom.ts';
import { filledShelves } from './read-shelf.ts';
import { shelfName } from './shelf-name.ts';

const menus = [
  'site',
  'main',
  'sidebar',
  'heading',
  'extra',
  'footerHighlight',
  'footerNormal',
  'footerApp',
  'footerSocial',
] as const;

const settingsOf = async ({ db }: Newsroom, { role }: SiteTable): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    (await db.selectFrom('settings').select(['key', 'value']).where('site', '=', role).execute()).map(
      ({ key, value }) => [key, value],
    ),
  );

const noSetup = { donations: '0', refreshQuiz: '0' } as const;

/** Menus and setup, asked for once. */
export const init: Call = {
  path: '/api/frontend/init',
  answer: async (newsroom, { site }) => {
    const items = await newsroom.db
      .selectFrom('menu_items')
      .select(['menu', 'label', 'url'])
      .where('site', '=', site.role)
      .orderBy('menu')
      .orderBy('position')
      .execute();
    const settings = await settingsOf(newsroom, site);
    return {
      menus: Object.fromEntries(
        menus.map((name) => [
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
const tagsNamed = async (newsroom: Newsroom, { role }: SiteTable, names: unknown) => {
  if (!Array.isArray(names) || names.length === 0) return [];
  const rows = await newsroom.db.selectFrom('tags').select(['slug', 'name']).where('name', 'in', names).execute();
  const shelfOf = ({ slug }: { readonly slug: string }): string => shelfName.tag(role, slug);
  const filled = await filledShelves(newsroom, rows.map(shelfOf));
  return names
    .map((name) => rows.find((row) => row.name === name))
    .filter((row) => row !== undefined && filled.has(shelfOf(row)));
};

/** The small figures of every page, asked for every 15 seconds. */
export const refresh: Call = {
  path: '/api/frontend/refresh',
  answer: async (newsroom, { site }) => {
    const [settings, rates] = [await settingsOf(newsroom, site), await newestRates(newsroom, site)];
    return {
      componentSetup: settings.componentSetup ?? noSetup,
      exchangesRates: rates.length > 0 ? rates : (settings.exchangesRates ?? []),
      weatherData: settings.weatherData ?? null,
      floodingData: null,
      pipStatus: settings.pipStatus ?? noPip,
      trendingTags: await tagsNamed(newsroom, site, settings.trendingTags),
      widgets: [],
    };
  },
};
