import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import type { AdmitSearch } from '#adapters/web/admit-search.ts';
import { CallFault, faultOfBreak } from '#adapters/http/call-fault.ts';
import type { CallWatch } from '#adapters/http/watch-calls.ts';
import { createAssets } from '#adapters/web/assets.ts';
import { createBuildManifest } from '#adapters/web/build-manifest.ts';
import { createFeeds } from '#adapters/web/feeds/create-feeds.ts';
import type { KeepAnswers } from '#adapters/web/kept-answers.ts';
import { createLiveVersion } from '#adapters/web/live-version.ts';
import { createMinutesAnswer } from '#adapters/web/minutes-answer.ts';
import { createOembed } from '#adapters/web/oembed/create-oembed.ts';
import { createPodcastFeeds } from '#adapters/web/podcasts/create-podcast-feeds.ts';
import { createRefreshAnswers } from '#adapters/web/refresh-answers.ts';
import { createSearchAnswers } from '#adapters/web/search-answers.ts';
import { createServiceWorker } from '#adapters/web/service-worker.ts';
import { createSiteIcons } from '#adapters/web/site-icons.ts';
import { createSiteTexts } from '#adapters/web/site-texts/create-site-texts.ts';
import { createSitemaps } from '#adapters/web/sitemaps/create-sitemaps.ts';
import { forwardUploads, type OnUploadFault } from '#adapters/web/uploads.ts';
import { type AnswerResource, firstOf } from '#adapters/web/first-of.ts';
import { suggestTags } from '#core/pages/archive/suggest-tags.ts';
import { suggestTitles } from '#core/pages/archive/suggest-titles.ts';
import { tellVersion } from '#core/pages/tell-version.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { podcastCopy } from '#ui/messages/podcasts.ts';
import type { Composition } from './composition.ts';
import type { HousePlan } from './house-plan.ts';
import { machines } from './machines.ts';

interface Surroundings {
  readonly plan: HousePlan;
  readonly judge: JudgeAddress;
  readonly parts: Composition;
  readonly makeCurrent: MakeCurrent;
  readonly keepAnswers: KeepAnswers;
  readonly admitSearch: AdmitSearch;
  readonly watch: CallWatch;
}

const tellUploads =
  (watch: CallWatch): OnUploadFault =>
  (fault, ms) =>
    watch.onFile(
      { upstream: 'main-api', call: 'GET /uploads/:name', ms },
      'status' in fault ? new CallFault('status', { status: fault.status }) : faultOfBreak(fault.broke),
    );

/** Whatever is answered with something other than a page, in the order in which it is tried. */
export const answersBesidePages = ({
  plan,
  judge,
  parts,
  makeCurrent,
  keepAnswers,
  admitSearch,
  watch,
}: Surroundings): AnswerResource => {
  const { environment, sites, assets, clientFolder, headers } = plan;
  const { addressBook, articles, clock, commonData, lists, minuteCounts, openPage, podcasts, publishedAddresses } =
    parts;
  const files = createAssets(clientFolder, headers);
  return firstOf([
    createBuildManifest(assets.build, headers),
    createServiceWorker({
      judge,
      sites,
      assets,
      folder: clientFolder,
      on: environment.SERVICE_WORKER === 'on',
      headers,
    }),
    createRefreshAnswers({ judge, commonData, headers }),
    createMinutesAnswer({ judge, minuteCounts, headers }),
    createLiveVersion({ judge, tellVersion: tellVersion({ articles, clock }), headers, makeCurrent }),
    createSearchAnswers({
      judge,
      suggestTags: suggestTags({ lists }),
      suggestTitles: suggestTitles({ lists }),
      headers,
      keepAnswers,
      admitSearch,
    }),
    forwardUploads(plan, headers, tellUploads(watch)),
    files,
    createSiteIcons(judge, files),
    createPodcastFeeds({
      judge,
      podcasts,
      commonData,
      allOf: ({ name }) => ({ title: podcastCopy.allOf(name), description: podcastCopy.allOfDescription(name) }),
      ownerMailbox: machines.podcasts.ownerMailbox,
      headers,
      keepAnswers,
    }),
    createFeeds({ judge, sites, linkTo: addressBook.linkTo, openPage, headers, keepAnswers, admitSearch }),
    createSitemaps({ judge, sites, addresses: publishedAddresses, headers, keepAnswers }),
    createSiteTexts({ judge, ...machines, preview: false, headers, now: Date.now }),
    createOembed({ judge, openPage, sites, headers, makeCurrent }),
  ]);
};
