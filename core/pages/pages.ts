import { archiveCard } from './archive/card.ts';
import { articleCards } from './article/cards.ts';
import { coverCards } from './cover/cards.ts';
import { documentCards } from './document/cards.ts';
import { emptyCard } from './empty/card.ts';
import { followedCard } from './readers/followed/card.ts';
import { frontCard } from './front/card.ts';
import { gameCard } from './sport/game/card.ts';
import { listCards } from './list/cards.ts';
import { loginCard } from './readers/login/card.ts';
import type { PageNeeds } from './needs.ts';
import type { PageCard } from './page-card.ts';
import { ratesCard } from './rates/card.ts';
import { supplementCard } from './supplement/card.ts';
import { supportCard } from './readers/support/card.ts';
import type { UseCase } from './use-case.ts';
import { widgetCard } from './widget/card.ts';

const openList = async () => (await import('./list/open-list.ts')).openList;
const openCover = async () => (await import('./cover/open-cover.ts')).openCover;
const openArticle = async () => (await import('./article/open-article.ts')).openArticle;
const documents = () => import('./document/open-document.ts');

/** All pages by route name, in the order of spec §2.1. Page code is loaded lazily. */
const all = {
  index: { ...frontCard, open: async () => (await import('./front/open-front.ts')).openFront },
  melleklet: { ...supplementCard, open: async () => (await import('./supplement/open-supplement.ts')).openSupplement },
  doc: { ...documentCards.doc, open: async () => (await documents()).openDocument },
  archivum: { ...archiveCard, open: async () => (await import('./archive/open-search.ts')).openSearch },
  tippjatek: { ...gameCard, open: async () => (await import('./sport/game/open-game.ts')).openGame },
  list: { ...listCards.list, open: openList },
  legfrissebb: { ...listCards.legfrissebb, open: async () => (await import('./list/open-list.ts')).openLatest },
  english: { ...listCards.english, open: async () => (await import('./list/open-list.ts')).openEnglish },
  javitasok: {
    ...listCards.javitasok,
    open: async () => (await import('./list/open-corrections.ts')).openCorrections,
  },
  kovetett: { ...followedCard, open: async () => (await import('./readers/followed/open-followed.ts')).openFollowed },
  articles_by_site: { ...coverCards.articles_by_site, open: openCover },
  articles_by_tag: { ...listCards.articles_by_tag, open: openList },
  articles_by_mstag: {
    ...listCards.articles_by_mstag,
    open: async () => (await import('./section/open-section.ts')).openSection,
  },
  articles_by_author: { ...listCards.articles_by_author, open: openList },
  single_article: { ...articleCards.single_article, open: openArticle },
  liveblog_article: { ...articleCards.liveblog_article, open: openArticle },
  support: { ...supportCard, open: async () => (await import('./readers/support/open-support.ts')).openSupport },
  academy: { ...documentCards.academy, open: async () => (await documents()).openStandingPage('academy') },
  youth: { ...documentCards.youth, open: async () => (await documents()).openStandingPage('youth') },
  empty: { ...emptyCard, open: async () => (await import('./empty/open-empty.ts')).openEmpty },
  'live-login': { ...loginCard, open: async () => (await import('./readers/login/open-login.ts')).openLogin },
  after: { ...coverCards.after, open: openCover },
  karakter: { ...coverCards.karakter, open: openCover },
  g7: { ...coverCards.g7, open: openCover },
  impress: { ...documentCards.impress, open: async () => (await documents()).openStaff },
  exchange: { ...ratesCard, open: async () => (await import('./rates/open-rates.ts')).openRates },
  tax: { ...documentCards.tax, open: async () => (await documents()).openGivingPage('tax') },
  'app-webview': { ...widgetCard, open: async () => (await import('./widget/open-widget.ts')).openWidget },
} satisfies Readonly<Record<string, RegisteredPage<unknown>>>;

export interface RegisteredPage<Content> extends PageCard {
  readonly open: () => Promise<(needs: PageNeeds) => UseCase<Content>>;
}

export type RouteName = keyof typeof all;

type ContentOf<Registered> = Registered extends RegisteredPage<infer Content> ? Content : never;

export type PageContents = { [Name in RouteName]: ContentOf<(typeof all)[Name]> };

export const pages: { readonly [Name in RouteName]: RegisteredPage<PageContents[Name]> } = all;

export const routeNames = Object.keys(all) as readonly RouteName[];

export const cardOf = (name: string): PageCard | undefined =>
  Object.hasOwn(all, name) ? pages[name as RouteName] : undefined;
