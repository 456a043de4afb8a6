import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { AdmitWork } from '#adapters/web/requests/admit-work.ts';
import type { AdmitSearch } from '#adapters/web/requests/admit-search.ts';
import { CallFault, faultOfBreak } from '#adapters/http/call-fault.ts';
import type { CallWatch } from '#adapters/http/watch-calls.ts';
import { createAssets } from '#adapters/web/app-shell/assets.ts';
import { createBuildManifest } from '#adapters/web/app-shell/build-manifest.ts';
import { createFeeds } from '#adapters/web/discovery/feeds/create-feeds.ts';
import type { KeepAnswers } from '#adapters/web/page-cache/kept-answers.ts';
import { createCountAnswer } from '#adapters/web/live/count-answer.ts';
import { createLiveNowAnswer } from '#adapters/web/live/live-now-answer.ts';
import { createLiveVersion } from '#adapters/web/editorial/live-version.ts';
import type { NoticeBoard } from '#adapters/web/editorial/notices/notice-board.ts';
import { createNoticesAnswer } from '#adapters/web/editorial/notices/notices-answer.ts';
import { createMinutesAnswer } from '#adapters/web/editorial/minutes-answer.ts';
import { createOembed } from '#adapters/web/discovery/oembed/create-oembed.ts';
import { createPodcastFeeds } from '#adapters/web/discovery/podcasts/create-podcast-feeds.ts';
import { createRefreshAnswers } from '#adapters/web/editorial/refresh-answers.ts';
import { createSearchAnswers } from '#adapters/web/editorial/search-answers.ts';
import { createServiceWorker } from '#adapters/web/app-shell/service-worker.ts';
import { createAdultPlates } from '#adapters/web/media/adult-plates.ts';
import { sportPictureFiles } from '#adapters/web/media/sport-picture-files.ts';
import { createSportPictures } from '#adapters/web/media/sport-pictures.ts';
import { createSiteIcons } from '#adapters/web/app-shell/site-icons.ts';
import { createSiteTexts } from '#adapters/web/discovery/site-texts/create-site-texts.ts';
import { createSitemaps } from '#adapters/web/discovery/sitemaps/create-sitemaps.ts';
import { forwardUploads, type OnUploadFault } from '#adapters/web/media/uploads.ts';
import { type AnswerResource, resourceRoutes } from '#adapters/web/server/resource-routes.ts';
import { suggestTags } from '#core/pages/archive/suggest-tags.ts';
import { suggestTitles } from '#core/pages/archive/suggest-titles.ts';
import { tellVersion } from '#core/pages/building/tell-version.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { podcastMessages } from '#ui/messages/media/podcasts.ts';
import type { Composition } from './composition-parts.ts';
import { supplements } from '../settings/supplements.ts';
import type { WebServerConfig } from './web-server-config.ts';
import { wellKnown } from '../settings/well-known.ts';

interface Surroundings {
  readonly plan: WebServerConfig;
  readonly judge: JudgeAddress;
  readonly parts: Composition;
  readonly makeCurrent: MakeCurrent;
  readonly keepAnswers: KeepAnswers;
  readonly admitSearch: AdmitSearch;
  readonly admitWork: AdmitWork;
  readonly watch: CallWatch;
  readonly staffTokenOf: (request: IncomingMessage) => string | null;
  readonly live: AnswerResource;
  readonly board: NoticeBoard;
  readonly quiz: AnswerResource;
  readonly newsletters: AnswerResource;
  readonly topics: AnswerResource;
}

const tellUploads =
  (watch: CallWatch): OnUploadFault =>
  (fault, ms) =>
    watch.onFile(
      { upstream: 'main-api', call: 'GET /uploads/:name', ms },
      'status' in fault ? new CallFault('status', { status: fault.status }) : faultOfBreak(fault.broke),
    );

export const answersBesidePages = ({
  plan,
  judge,
  parts,
  makeCurrent,
  keepAnswers,
  admitSearch,
  admitWork,
  watch,
  staffTokenOf,
  live,
  board,
  quiz,
  newsletters,
  topics,
}: Surroundings): RequestHandler => {
  const { environment, sites, assets, clientFolder, headers } = plan;
  const texts = { judge, headers: plan.edge?.head.of('text', headers) ?? headers, keepAnswers };
  const {
    addressResolver,
    articles,
    clock,
    commonData,
    lists,
    liveScoreApi,
    minuteCounts,
    openPublicPage,
    podcasts,
    publishedAddresses,
  } = parts;
  const files = createAssets(clientFolder, headers, plan.ownHeadersOf);
  const { keptBuilds = async () => false } = plan;
  return resourceRoutes(
    {
      buildManifest: createBuildManifest(assets.build, headers),
      serviceWorker: createServiceWorker({
        judge,
        sites,
        assets,
        folder: clientFolder,
        on: environment.SERVICE_WORKER === 'on' && environment.PREVIEW === 'off',
        headers,
      }),
      commonData: createRefreshAnswers({ judge, commonData, clock, headers }),
      notices: createNoticesAnswer({ judge, board, commonData, headers }),
      minutes: createMinutesAnswer({ judge, minuteCounts, headers }),
      liveVersion: createLiveVersion({ judge, tellVersion: tellVersion({ articles, clock }), headers, makeCurrent }),
      search: createSearchAnswers({
        ...texts,
        suggestTags: suggestTags({ lists }),
        suggestTitles: suggestTitles({ lists }),
        admitSearch,
      }),
      live,
      quiz,
      newsletters,
      topics,
      liveNow: createLiveNowAnswer({ judge, liveNow: parts.liveNow, headers }),
      count: createCountAnswer({ supplements, judge, liveCount: parts.liveCount, headers }),
      sportPictures: createSportPictures({
        addressAt: liveScoreApi.pictures.addressAt,
        fetchPicture: liveScoreApi.loadPicture,
        files: sportPictureFiles(environment.DATA_DIR, plan.time),
        now: plan.time.monotonic,
        headers,
      }),
      uploads: forwardUploads(
        { ...plan, admitWork, staffTokenOf },
        plan.edge?.head.of('file', headers) ?? headers,
        tellUploads(watch),
      ),
      files: async (...asked) => (await files(...asked)) || keptBuilds(...asked),
      siteIcons: createSiteIcons(judge, files),
      adultPlates: createAdultPlates(files),
      podcastFeeds: createPodcastFeeds({
        ...texts,
        podcasts,
        commonData,
        allOf: ({ name }) => ({
          title: podcastMessages.allOf(name),
          description: podcastMessages.allOfDescription(name),
        }),
        ownerMailbox: wellKnown.podcasts.ownerMailbox,
        admitWork,
      }),
      feeds: createFeeds({
        ...texts,
        sites,
        linkTo: addressResolver.linkTo,
        openPage: openPublicPage,
        admitSearch,
        admitWork,
      }),
      sitemaps: createSitemaps({ ...texts, sites, addresses: publishedAddresses, admitWork }),
      siteTexts: createSiteTexts({
        judge,
        ...wellKnown,
        preview: environment.PREVIEW === 'on',
        headers,
        now: plan.time.now,
      }),
      oembed: createOembed({ ...texts, openPage: openPublicPage, sites, admitWork }),
    },
    { admitWork, headers, time: plan.time },
  );
};
