import type { ResponseHeaders } from '#adapters/http/exchange.ts';
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
import { cachedSportCoverage } from '#adapters/cache/cached-sport-coverage.ts';
import { cachedSupplementData, cachedTipRounds } from '#adapters/cache/cached-supplements.ts';
import { createDataCache, type DataCache } from '#adapters/cache/data-cache.ts';
import { rememberRotation } from '#adapters/cache/remember-rotation.ts';
import { createNextPublication } from '#adapters/changes/next-publication.ts';
import { noteHeaders } from '#adapters/changes/note-headers.ts';
import { noteUntil } from '#adapters/changes/provenance.ts';
import { createReaderAccounts } from '#adapters/crm/create-reader-accounts.ts';
import { callUpstream, type Upstream } from '#adapters/http/call-upstream.ts';
import { createUpstreamClock } from '#adapters/http/upstream-clock.ts';
import { followLiveNow } from '#adapters/web/live/follow-live-now.ts';
import { createLiveScoreApi } from '#adapters/live-score-api/create-live-score-api.ts';
import { namingArticles, namingCoverage } from '#adapters/live-score-api/name-followed.ts';
import type { MainApiNeeds } from '#adapters/main-api/requests/ask-main-api.ts';
import { createArticleLists } from '#adapters/main-api/editorial/lists/create-article-lists.ts';
import { createArticles } from '#adapters/main-api/editorial/articles/create-articles.ts';
import { createCommonDataParts } from '#adapters/main-api/editorial/common-data/create-common-data-parts.ts';
import { createDocuments } from '#adapters/main-api/services/create-documents.ts';
import { createExchangeRates } from '#adapters/main-api/services/create-exchange-rates.ts';
import { createFrontBlocks } from '#adapters/main-api/editorial/front-page/create-front-blocks.ts';
import { createRecommender } from '#adapters/main-api/editorial/front-page/create-recommender.ts';
import { createNewestEpisodes } from '#adapters/main-api/editorial/podcasts/create-newest-episodes.ts';
import { createUniqueGroups } from '#adapters/main-api/editorial/lists/create-unique-groups.ts';
import { createListSides } from '#adapters/main-api/editorial/lists/create-list-sides.ts';
import { createMinuteCounts } from '#adapters/main-api/editorial/common-data/create-minute-counts.ts';
import { createDeskDrafts } from '#adapters/main-api/desks/create-desk-drafts.ts';
import { createForwardDeskHook } from '#adapters/main-api/desks/forward-desk-hook.ts';
import { createNewsletters } from '#adapters/main-api/readers/create-newsletters.ts';
import { createNotices } from '#adapters/main-api/editorial/notices/create-notices.ts';
import { createPasses } from '#adapters/main-api/readers/create-passes.ts';
import { createPodcasts } from '#adapters/main-api/editorial/podcasts/create-podcasts.ts';
import { createPublishedAddresses } from '#adapters/main-api/discovery/create-published-addresses.ts';
import { createSessions } from '#adapters/main-api/readers/create-sessions.ts';
import { createSportCoverage } from '#adapters/main-api/sport/create-sport-coverage.ts';
import { createSupplementData } from '#adapters/main-api/editorial/supplements/create-supplement-data.ts';
import { createTopicSubscriptions } from '#adapters/main-api/readers/create-topic-subscriptions.ts';
import { createTipRounds } from '#adapters/main-api/sport/create-tip-rounds.ts';
import { createQuizzes } from '#adapters/quiz-service/create-quizzes.ts';
import { followCounts } from '#core/pages/supplement/follow-counts.ts';
import { loadLiveNow } from '#core/pages/sport/live/load-live-now.ts';
import { followRaces } from '#core/pages/sport/formula-one/follow-races.ts';
import { followMatches } from '#core/pages/sport/football/follow-matches.ts';
import type { PageNeeds } from '#core/pages/needs.ts';
import { openPage } from '#core/pages/open-page.ts';
import { houseTagPrefix, siteHeader } from '../settings/brand.ts';
import { documentSlugs } from '#adapters/main-api/services/document-slugs.ts';
import { embeds } from '../settings/embeds.ts';
import { supplements } from '../settings/supplements.ts';
import { composed } from './composed.ts';
import type { SignInWay } from '#core/pages/readers/login/login-content.ts';
import type { Composition, Plugs } from './composition-parts.ts';

const fromMainApi =
  <Port>(create: (http: Upstream, needs: MainApiNeeds) => Port, cached: (port: Port, cache: DataCache) => Port) =>
  ({ mainApi, mainApiNeeds, dataCache }: Composition): Port =>
    cached(create(mainApi, mainApiNeeds), dataCache);

const hearing =
  (...hear: readonly ((headers: ResponseHeaders) => void)[]) =>
  (headers: ResponseHeaders): void =>
    hear.forEach((one) => one(headers));

const forPages = [
  'articles',
  'lists',
  'fronts',
  'recommender',
  'episodes',
  'uniqueGroups',
  'listSides',
  'documents',
  'commonData',
  'liveCount',
  'tipRounds',
  'exchangeRates',
  'podcasts',
  'minuteCounts',
  'liveScores',
  'liveMatch',
  'sportCoverage',
  'quizzes',
  'races',
  'liveRace',
  'liveNow',
  'liveScores',
  'liveMatch',
  'sportCoverage',
  'clock',
  'chance',
  'rotationHistory',
] as const satisfies readonly (keyof Composition)[];

const picked = <Parts extends object, Name extends keyof Parts>(
  parts: Parts,
  names: readonly Name[],
): Pick<Parts, Name> => Object.fromEntries(names.map((name) => [name, parts[name]])) as Pick<Parts, Name>;

/** The caller alone sets `preview` (R30). */
const pageNeeds = (parts: Composition, preview: boolean, signInWays: readonly SignInWay[]): PageNeeds => ({
  ...picked(parts, forPages),
  sites: parts.sites,
  linkTo: parts.addressResolver.linkTo,
  supplements,
  documentSlugs,
  embeds,
  houseTag: houseTagPrefix,
  preview,
  signInWays,
});

export const compose = ({
  time,
  sites,
  addressResolver,
  mainApiUrl,
  mainApiHeaders = {},
  crm = { url: mainApiUrl, headers: mainApiHeaders },
  quizService = { url: `${mainApiUrl}/api/quiz-service`, headers: mainApiHeaders },
  liveScoreService = { url: mainApiUrl, headers: mainApiHeaders, imageOrigins: [], callsPerMinute: 300 },
  record,
  watch,
  preview = false,
  signInWays = [],
}: Plugs): Composition =>
  composed<Composition>({
    sites: () => sites,
    addressResolver: () => addressResolver,
    mainApiClock: () => createUpstreamClock(time.monotonic),
    nextPublication: () => createNextPublication(time.monotonic),
    clock: ({ mainApiClock }) => mainApiClock.clock,
    chance: () => ({ draw: Math.random }),
    rotationHistory: rememberRotation,
    dataCache: () => createDataCache({ time, ...watch, edition: record.edition }),

    mainApi: ({ mainApiClock, nextPublication }) =>
      callUpstream({
        baseUrl: mainApiUrl,
        name: 'main-api',
        time,
        errorsInJson: true,
        headers: mainApiHeaders,
        onAnswer: hearing(
          mainApiClock.heard,
          nextPublication.heard,
          noteHeaders({ now: time.monotonic, heard: record.heard }),
        ),
        ...watch,
      }),
    mainApiNeeds: ({ clock }) => ({
      siteHeader,
      sites,
      linkTo: addressResolver.linkTo,
      embeds,
      clock,
      onScheduled: (seconds) => noteUntil(time.monotonic() + seconds * 1000),
    }),
    articles: (parts) =>
      namingArticles(fromMainApi(createArticles, cachedArticles)(parts), parts.liveScoreApi.namedFixtures),
    lists: fromMainApi(createArticleLists, cachedArticleLists),
    fronts: fromMainApi(createFrontBlocks, cachedFrontBlocks),
    recommender: fromMainApi(createRecommender, cachedRecommender),
    episodes: fromMainApi(createNewestEpisodes, cachedNewestEpisodes),
    uniqueGroups: fromMainApi(createUniqueGroups, cachedUniqueGroups),
    listSides: fromMainApi(createListSides, cachedListSides),
    documents: fromMainApi(createDocuments, cachedDocuments),
    commonData: ({ mainApi, mainApiNeeds, dataCache }) =>
      cachedCommonDataSource(createCommonDataParts(mainApi, mainApiNeeds), dataCache, mainApiNeeds),
    supplementData: fromMainApi(createSupplementData, cachedSupplementData),
    liveCount: ({ supplementData }) => followCounts(supplementData),
    tipRounds: fromMainApi(createTipRounds, cachedTipRounds),
    exchangeRates: fromMainApi(createExchangeRates, cachedExchangeRates),
    podcasts: fromMainApi(createPodcasts, cachedPodcasts),
    minuteCounts: fromMainApi(createMinuteCounts, cachedMinuteCounts),
    notices: ({ mainApi, mainApiNeeds }) => createNotices(mainApi, mainApiNeeds),
    newsletters: ({ mainApi, mainApiNeeds }) => createNewsletters(mainApi, mainApiNeeds),
    forwardDeskHook: ({ mainApi, mainApiNeeds }) => createForwardDeskHook(mainApi, mainApiNeeds),
    deskDrafts: ({ mainApi, mainApiNeeds }) => createDeskDrafts(mainApi, mainApiNeeds),
    topicSubscriptions: ({ mainApi, mainApiNeeds }) => createTopicSubscriptions(mainApi, mainApiNeeds),
    passes: ({ mainApi, mainApiNeeds }) => createPasses(mainApi, mainApiNeeds),
    readerAccounts: () =>
      createReaderAccounts(callUpstream({ baseUrl: crm.url, name: 'crm', headers: crm.headers, time, ...watch })),
    quizzes: ({ mainApi }) =>
      createQuizzes(
        callUpstream({ baseUrl: quizService.url, name: 'quiz', headers: quizService.headers, time, ...watch }),
        mainApi,
        siteHeader,
      ),
    sessions: ({ mainApi, mainApiNeeds }) => createSessions(mainApi, mainApiNeeds),
    publishedAddresses: ({ mainApi, mainApiNeeds }) => createPublishedAddresses(mainApi, mainApiNeeds),
    liveScoreApi: ({ clock }) => createLiveScoreApi(liveScoreService, { clock, time, ...watch }),
    liveScores: ({ liveScoreApi }) => liveScoreApi.scores,
    races: ({ liveScoreApi }) => liveScoreApi.races,
    sportCoverage: ({ mainApi, dataCache, liveScoreApi: { pictures, namedFixtures } }) =>
      namingCoverage(
        cachedSportCoverage(createSportCoverage(mainApi, { siteHeader, pictureOf: pictures.pathOf }), dataCache),
        namedFixtures,
      ),
    liveRace: ({ races }) => followRaces(races),
    liveMatch: ({ liveScores }) => followMatches(liveScores),
    liveNow: ({ sportCoverage, races, clock }) =>
      followLiveNow(loadLiveNow({ sportCoverage, races, clock, linkTo: addressResolver.linkTo }), time),

    openPage: (parts) => openPage(pageNeeds(parts, preview, signInWays)),
    openPublicPage: (parts) => (preview ? openPage(pageNeeds(parts, false, [])) : parts.openPage),
  });
