import type { ReactNode } from 'react';
import type { PageOf } from '#core/pages/page.ts';
import { type RouteName, routeNames } from '#core/addresses/routes/route.ts';

/** A pure function of its page. */
export type Screen<Name extends RouteName> = (props: { readonly page: PageOf<Name> }) => ReactNode;

/** One screen for each route of spec §2.1, exhaustive by type, each in a file that is loaded by itself. */
const loaders: { readonly [Name in RouteName]: () => Promise<Screen<Name>> } = {
  index: async () => (await import('./index.tsx')).IndexScreen,
  melleklet: async () => (await import('./melleklet.tsx')).MellekletScreen,
  doc: async () => (await import('./doc.tsx')).DocScreen,
  archivum: async () => (await import('./archivum.tsx')).ArchivumScreen,
  tippjatek: async () => (await import('./tippjatek.tsx')).TippjatekScreen,
  list: async () => (await import('./list.tsx')).ListScreen,
  legfrissebb: async () => (await import('./legfrissebb.tsx')).LegfrissebbScreen,
  english: async () => (await import('./english.tsx')).EnglishScreen,
  articles_by_site: async () => (await import('./articles_by_site.tsx')).ArticlesBySiteScreen,
  articles_by_tag: async () => (await import('./articles_by_tag.tsx')).ArticlesByTagScreen,
  articles_by_mstag: async () => (await import('./articles_by_mstag.tsx')).ArticlesByMstagScreen,
  articles_by_author: async () => (await import('./articles_by_author.tsx')).ArticlesByAuthorScreen,
  single_article: async () => (await import('./single_article.tsx')).SingleArticleScreen,
  liveblog_article: async () => (await import('./liveblog_article.tsx')).LiveblogArticleScreen,
  support: async () => (await import('./support.tsx')).SupportScreen,
  academy: async () => (await import('./academy.tsx')).AcademyScreen,
  youth: async () => (await import('./youth.tsx')).YouthScreen,
  empty: async () => (await import('./empty.tsx')).EmptyScreen,
  'live-login': async () => (await import('./live-login.tsx')).LiveLoginScreen,
  after: async () => (await import('./after.tsx')).AfterScreen,
  karakter: async () => (await import('./karakter.tsx')).KarakterScreen,
  g7: async () => (await import('./g7.tsx')).G7Screen,
  impress: async () => (await import('./impress.tsx')).ImpressScreen,
  exchange: async () => (await import('./exchange.tsx')).ExchangeScreen,
  tax: async () => (await import('./tax.tsx')).TaxScreen,
  'app-webview': async () => (await import('./app-webview.tsx')).AppWebviewScreen,
};

/** The screens that were made ready, by their routes. */
export const screens: { [Name in RouteName]?: Screen<RouteName> } = {};

/** Makes a route's screen ready to be shown. Rejects when its file cannot be loaded. */
export const loadScreen = async (name: RouteName): Promise<void> => {
  // The record above names each screen under its own route; only the compiler cannot follow it here.
  screens[name] ??= (await loaders[name]()) as Screen<RouteName>;
};

/** Makes every screen ready, for who draws any page at any time. */
export const loadScreens = async (): Promise<void> => void (await Promise.all(routeNames.map(loadScreen)));
