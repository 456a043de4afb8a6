import { cachedArticleLists } from '#adapters/cache/cached-article-lists.ts';
import { cachedArticles } from '#adapters/cache/cached-articles.ts';
import { cachedCommonDataSource } from '#adapters/cache/cached-common-data-source.ts';
import { cachedDocuments } from '#adapters/cache/cached-documents.ts';
import {
  cachedFrontBlocks,
  cachedListSides,
  cachedNewestEpisodes,
  cachedRecommender,
  cachedUniqueGroups,
} from '#adapters/cache/cached-fronts.ts';
import { cachedExchangeRates, cachedMinuteCounts, cachedPodcasts } from '#adapters/cache/cached-reference.ts';
import { cachedSupplementData, cachedTipRounds } from '#adapters/cache/cached-supplements.ts';
import { createDataCache, type DataCache } from '#adapters/cache/data-cache.ts';
import { rememberDraws } from '#adapters/cache/remember-draws.ts';
import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import { createNextPublication, type NextPublication } from '#adapters/changes/next-publication.ts';
import { noteHeaders } from '#adapters/changes/note-headers.ts';
import { noteUntil } from '#adapters/changes/provenance.ts';
import { callUpstream, type Upstream } from '#adapters/http/call-upstream.ts';
import { createUpstreamClock, type UpstreamClock } from '#adapters/http/upstream-clock.ts';
import type { CallWatch } from '#adapters/http/watch-calls.ts';
import type { MainApiNeeds } from '#adapters/main-api/ask-main-api.ts';
import { createArticleLists } from '#adapters/main-api/create-article-lists.ts';
import { createArticles } from '#adapters/main-api/create-articles.ts';
import { createCommonDataSource } from '#adapters/main-api/create-common-data-source.ts';
import { createDocuments } from '#adapters/main-api/create-documents.ts';
import { createExchangeRates } from '#adapters/main-api/create-exchange-rates.ts';
import { createFrontBlocks } from '#adapters/main-api/create-front-blocks.ts';
import { createRecommender } from '#adapters/main-api/create-recommender.ts';
import { createNewestEpisodes } from '#adapters/main-api/create-newest-episodes.ts';
import { createUniqueGroups } from '#adapters/main-api/create-unique-groups.ts';
import { createListSides } from '#adapters/main-api/create-list-sides.ts';
import { createMinuteCounts } from '#adapters/main-api/create-minute-counts.ts';
import { createPasses } from '#adapters/main-api/create-passes.ts';
import { createPodcasts } from '#adapters/main-api/create-podcasts.ts';
import { createPublishedAddresses } from '#adapters/main-api/create-published-addresses.ts';
import { createSessions } from '#adapters/main-api/create-sessions.ts';
import { createSupplementData } from '#adapters/main-api/create-supplement-data.ts';
import { createTipRounds } from '#adapters/main-api/create-tip-rounds.ts';
import { openPage } from '#core/pages/open-page.ts';
import type { AddressBook } from '#core/addresses/address-book.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { houseTagPrefix, siteHeader } from './brand.ts';
import { documentSlugs } from './document-slugs.ts';
import { embeds } from './embeds.ts';
import { steadyNow } from './steady-clock.ts';
import { supplements } from './supplements.ts';
import { composed } from './composed.ts';

import type { OpenPage } from '#core/pages/open-page.ts';
import type { ArticleLists } from '#core/ports/article-lists.ts';
import type { Articles } from '#core/ports/articles.ts';
import type { Chance } from '#core/ports/chance.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Documents } from '#core/ports/documents.ts';
import type { Draws } from '#core/ports/draws.ts';
import type { ExchangeRates } from '#core/ports/exchange-rates.ts';
import type { FrontBlocks } from '#core/ports/front-blocks.ts';
import type { Recommender } from '#core/ports/recommender.ts';
import type { NewestEpisodes } from '#core/ports/newest-episodes.ts';
import type { UniqueGroups } from '#core/ports/unique-groups.ts';
import type { ListSides } from '#core/ports/list-sides.ts';
import type { MinuteCounts } from '#core/ports/minute-counts.ts';
import type { Passes } from '#core/ports/passes.ts';
import type { Podcasts } from '#core/ports/podcasts.ts';
import type { PublishedAddresses } from '#core/ports/published-addresses.ts';
import type { Sessions } from '#core/ports/sessions.ts';
import type { SupplementData } from '#core/ports/supplement-data.ts';
import type { TipRounds } from '#core/ports/tip-rounds.ts';

/** Everything that is plugged into something. */
export interface Composition {
  readonly sites: SiteFamily;
  readonly addressBook: AddressBook;
  readonly mainApiClock: UpstreamClock;
  readonly nextPublication: NextPublication;
  /** Of the main API: where it is decided what is public by now (R42). */
  readonly clock: Clock;
  readonly chance: Chance;
  readonly draws: Draws;
  readonly dataCache: DataCache;
  readonly mainApi: Upstream;
  readonly mainApiNeeds: MainApiNeeds;
  readonly articles: Articles;
  readonly lists: ArticleLists;
  readonly fronts: FrontBlocks;
  readonly recommender: Recommender;
  readonly episodes: NewestEpisodes;
  readonly uniqueGroups: UniqueGroups;
  readonly listSides: ListSides;
  readonly documents: Documents;
  readonly commonData: CommonDataSource;
  readonly supplementData: SupplementData;
  readonly tipRounds: TipRounds;
  readonly exchangeRates: ExchangeRates;
  readonly podcasts: Podcasts;
  readonly minuteCounts: MinuteCounts;
  readonly passes: Passes;
  readonly sessions: Sessions;
  readonly publishedAddresses: PublishedAddresses;
  readonly openPage: OpenPage;
}

export interface Plugs {
  readonly sites: SiteFamily;
  readonly addressBook: AddressBook;
  /** Where the main API answers: the embedded origin, a newsroom's own, or a recorded one. */
  readonly mainApiUrl: string;
  /** Sent with every call of it; nothing unless told. */
  readonly mainApiHeaders?: Readonly<Record<string, string>>;
  /** What the main API has changed, as far as this node was told. */
  readonly record: ChangeRecord;
  /** Hears of calls that failed, came too late for the page that wanted them, or gave less than was agreed. */
  readonly watch?: CallWatch;
}

/** A port that the main API fills, with a cache before it. */
const fromMainApi =
  <Port>(create: (http: Upstream, needs: MainApiNeeds) => Port, cached: (port: Port, cache: DataCache) => Port) =>
  ({ mainApi, mainApiNeeds, dataCache }: Composition): Port =>
    cached(create(mainApi, mainApiNeeds), dataCache);

/** What an answer says of itself goes to each of them. */
const hearing =
  (...hear: readonly ((headers: Headers) => void)[]) =>
  (headers: Headers): void =>
    hear.forEach((one) => one(headers));

/** The one list of what is plugged into what. */
export const compose = ({ sites, addressBook, mainApiUrl, mainApiHeaders = {}, record, watch }: Plugs): Composition =>
  composed<Composition>({
    sites: () => sites,
    addressBook: () => addressBook,
    mainApiClock: () => createUpstreamClock(steadyNow),
    nextPublication: () => createNextPublication(steadyNow),
    clock: ({ mainApiClock }) => mainApiClock.clock,
    chance: () => ({ draw: () => Math.random() }),
    draws: rememberDraws,
    dataCache: () =>
      createDataCache({ clock: { now: () => steadyNow() / 1000 }, onLate: watch?.onLate, edition: record.edition }),

    mainApi: ({ mainApiClock, nextPublication }) =>
      callUpstream({
        baseUrl: mainApiUrl,
        name: 'main-api',
        headers: mainApiHeaders,
        onAnswer: hearing(
          mainApiClock.heard,
          nextPublication.heard,
          noteHeaders({ now: steadyNow, heard: record.heard }),
        ),
        ...watch,
      }),
    mainApiNeeds: ({ clock }) => ({
      siteHeader,
      sites,
      linkTo: addressBook.linkTo,
      embeds,
      clock,
      onScheduled: (seconds) => noteUntil(steadyNow() + seconds * 1000),
    }),
    articles: fromMainApi(createArticles, cachedArticles),
    lists: fromMainApi(createArticleLists, cachedArticleLists),
    fronts: fromMainApi(createFrontBlocks, cachedFrontBlocks),
    recommender: fromMainApi(createRecommender, cachedRecommender),
    episodes: fromMainApi(createNewestEpisodes, cachedNewestEpisodes),
    uniqueGroups: fromMainApi(createUniqueGroups, cachedUniqueGroups),
    listSides: fromMainApi(createListSides, cachedListSides),
    documents: fromMainApi(createDocuments, cachedDocuments),
    commonData: fromMainApi(createCommonDataSource, cachedCommonDataSource),
    supplementData: fromMainApi(createSupplementData, cachedSupplementData),
    tipRounds: fromMainApi(createTipRounds, cachedTipRounds),
    exchangeRates: fromMainApi(createExchangeRates, cachedExchangeRates),
    podcasts: fromMainApi(createPodcasts, cachedPodcasts),
    minuteCounts: fromMainApi(createMinuteCounts, cachedMinuteCounts),
    passes: ({ mainApi, mainApiNeeds }) => createPasses(mainApi, mainApiNeeds),
    sessions: ({ mainApi, mainApiNeeds }) => createSessions(mainApi, mainApiNeeds),
    publishedAddresses: ({ mainApi, mainApiNeeds }) => createPublishedAddresses(mainApi, mainApiNeeds),

    openPage: ({
      articles,
      lists,
      fronts,
      recommender,
      episodes,
      uniqueGroups,
      listSides,
      documents,
      commonData,
      supplementData,
      tipRounds,
      exchangeRates,
      podcasts,
      minuteCounts,
      passes,
      clock,
      chance,
      draws,
    }) =>
      openPage({
        articles,
        lists,
        fronts,
        recommender,
        episodes,
        uniqueGroups,
        listSides,
        documents,
        commonData,
        supplementData,
        tipRounds,
        exchangeRates,
        podcasts,
        minuteCounts,
        passes,
        clock,
        chance,
        draws,
        sites,
        linkTo: addressBook.linkTo,
        supplements,
        documentSlugs,
        embeds,
        houseTag: houseTagPrefix,
        preview: false,
      }),
  });
