import type { Upstream } from '#adapters/http/call-upstream.ts';
import { createLastKnown } from '#adapters/live-score-api/last-known.ts';
import { createLiveScores } from '#adapters/live-score-api/create-live-scores.ts';
import { createNamedIds } from '#adapters/live-score-api/named-ids.ts';
import { createRaces } from '#adapters/live-score-api/create-races.ts';
import { createPublishedAddresses } from '#adapters/main-api/discovery/create-published-addresses.ts';
import { createArticles } from '#adapters/main-api/editorial/articles/create-articles.ts';
import { createCommonDataParts } from '#adapters/main-api/editorial/common-data/create-common-data-parts.ts';
import { createMinuteCounts } from '#adapters/main-api/editorial/common-data/create-minute-counts.ts';
import { createFrontBlocks } from '#adapters/main-api/editorial/front-page/create-front-blocks.ts';
import { createRecommender } from '#adapters/main-api/editorial/front-page/create-recommender.ts';
import { createArticleLists } from '#adapters/main-api/editorial/lists/create-article-lists.ts';
import { createListSides } from '#adapters/main-api/editorial/lists/create-list-sides.ts';
import { createUniqueGroups } from '#adapters/main-api/editorial/lists/create-unique-groups.ts';
import { createNotices } from '#adapters/main-api/editorial/notices/create-notices.ts';
import { createNewestEpisodes } from '#adapters/main-api/editorial/podcasts/create-newest-episodes.ts';
import { createPodcasts } from '#adapters/main-api/editorial/podcasts/create-podcasts.ts';
import { createSupplementData } from '#adapters/main-api/editorial/supplements/create-supplement-data.ts';
import type { MainApiNeeds } from '#adapters/main-api/requests/ask-main-api.ts';
import { createDocuments } from '#adapters/main-api/services/create-documents.ts';
import { createExchangeRates } from '#adapters/main-api/services/create-exchange-rates.ts';
import { createSportCoverage } from '#adapters/main-api/sport/create-sport-coverage.ts';
import { createTipRounds } from '#adapters/main-api/sport/create-tip-rounds.ts';

export const mainApiPorts = (http: Upstream, needs: MainApiNeeds) => ({
  articles: createArticles(http, needs),
  lists: createArticleLists(http, needs),
  fronts: createFrontBlocks(http, needs),
  recommender: createRecommender(http, needs),
  episodes: createNewestEpisodes(http, needs),
  uniqueGroups: createUniqueGroups(http, needs),
  listSides: createListSides(http, needs),
  commonData: createCommonDataParts(http, needs),
  documents: createDocuments(http, needs),
  supplementData: createSupplementData(http, needs),
  tipRounds: createTipRounds(http, needs),
  exchangeRates: createExchangeRates(http, needs),
  podcasts: createPodcasts(http, needs),
  minuteCounts: createMinuteCounts(http, needs),
  notices: createNotices(http, needs),
  sportCoverage: createSportCoverage(http, { ...needs, pictureOf: () => null }),
  publishedAddresses: createPublishedAddresses(http, needs),
});

export type MainApiPorts = ReturnType<typeof mainApiPorts>;

export const liveScorePorts = (http: Upstream, { clock }: Pick<MainApiNeeds, 'clock'>) => {
  const needs = {
    http,
    lastKnown: createLastKnown({ clock, time: { monotonic: () => clock.now() * 1_000 } }),
    pictureOf: () => null,
  };
  return { liveScores: createLiveScores({ ...needs, fixtures: createNamedIds() }), races: createRaces(needs) };
};

export type LiveScorePorts = ReturnType<typeof liveScorePorts>;
