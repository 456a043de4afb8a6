import type { RequestListener } from 'node:http';
import { createAnswerAddress } from '#adapters/web/answer-address.ts';
import { createAssets } from '#adapters/web/assets.ts';
import { createBuildManifest } from '#adapters/web/build-manifest.ts';
import type { Readiness } from '#adapters/web/health.ts';
import { createFeeds } from '#adapters/web/feeds/create-feeds.ts';
import { createHouse } from '#adapters/web/house.ts';
import { createLiveVersion } from '#adapters/web/live-version.ts';
import type { Log } from '#adapters/web/log.ts';
import { copyMark } from '#adapters/web/make-copy.ts';
import { createOpenCopy } from '#adapters/web/open-copy.ts';
import type { PageCache } from '#adapters/web/page-cache.ts';
import { createMinutesAnswer } from '#adapters/web/minutes-answer.ts';
import { createOembed } from '#adapters/web/oembed/create-oembed.ts';
import { createProblemSender } from '#adapters/web/problem.ts';
import { createRecovery } from '#adapters/web/recover.ts';
import { createRefreshAnswers } from '#adapters/web/refresh-answers.ts';
import { createSearchAnswers } from '#adapters/web/search-answers.ts';
import { firstOf } from '#adapters/web/resources.ts';
import { createServiceWorker } from '#adapters/web/service-worker.ts';
import { createSiteTexts } from '#adapters/web/site-texts/create-site-texts.ts';
import { createSitemaps } from '#adapters/web/sitemaps/create-sitemaps.ts';
import type { Shortcuts } from '#adapters/web/shortcuts.ts';
import { forwardUploads } from '#adapters/web/uploads.ts';
import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';
import { suggestTags } from '#core/pages/suggest-tags.ts';
import { suggestTitles } from '#core/pages/suggest-titles.ts';
import type { SiteFamily } from '#core/sites/select-site.ts';
import type { Assets } from '#ui/document/assets.ts';
import { createContainer } from './container.ts';
import type { Environment } from './environment.ts';
import { addressBookOf } from './installation.ts';
import { machines } from './machines.ts';
import { problemFrames } from './problem-frames.ts';
import { renderPage, renderProblem } from './render.tsx';
import { tokens } from './tokens.ts';

export interface HousePlan {
  readonly environment: Environment;
  readonly sites: SiteFamily;
  readonly mainApiUrl: string;
  readonly assets: Assets;
  readonly clientFolder: string;
  readonly headers: readonly string[];
  /** Null makes every page anew. */
  readonly cache: PageCache<InsteadOfPage> | null;
  readonly shortcuts: Shortcuts;
  readonly personalCookies: readonly string[];
  readonly readiness: Readiness;
  readonly log: Log;
  /** Is handed what forgets the upstream's answers, for edits by hand. */
  readonly onForget?: (forget: () => void) => void;
}

/** Joins core, adapters and interface into the listener that answers whatever is not a fresh copy. */
export const buildHouse = (plan: HousePlan): RequestListener => {
  const { environment, sites, mainApiUrl, assets, headers, cache, log } = plan;
  const addressBook = addressBookOf(sites, environment.SHOP_URL);
  let failures = 0;
  const container = createContainer({ sites, addressBook, mainApiUrl, onUpstreamFailure: () => void (failures += 1) });
  plan.onForget?.(container.get(tokens.dataCache).forget);
  const openPage = container.get(tokens.openPage);
  const frames = problemFrames(container.get(tokens.commonData), container.get(tokens.clock), sites);
  const openCopy = createOpenCopy({ openPage, cache, headers, log, now: Date.now, failures: () => failures, render: (page) => renderPage(page, assets, copyMark) });
  const sendProblem = createProblemSender(async (problem) => renderProblem({ ...problem, ...(await frames(problem.site)) }, assets), headers);
  const lists = container.get(tokens.lists);
  const searchAnswers = createSearchAnswers({ judge: addressBook.judge, suggestTags: suggestTags({ lists }), suggestTitles: suggestTitles({ lists }), headers });
  const liveVersion = createLiveVersion({ judge: addressBook.judge, articles: container.get(tokens.articles), headers });
  const { judge } = addressBook;
  const forMachines = [
    createFeeds({ judge, openPage, headers, now: Date.now }),
    createSitemaps({ judge, sites, addresses: container.get(tokens.publishedAddresses), headers, now: Date.now }),
    createSiteTexts({ judge, ...machines, preview: false, headers, now: Date.now }),
    createOembed({ judge, openPage, sites, headers }),
  ];
  return createHouse({
    headers,
    readiness: plan.readiness,
    recover: createRecovery(sendProblem, sites[0], log),
    answer: createAnswerAddress({
      judge: addressBook.judge, openCopy, openPage, sendProblem, headers, mainSite: sites[0], shortcuts: plan.shortcuts, personalCookies: plan.personalCookies,
      resource: firstOf([createBuildManifest(assets.build, headers), createServiceWorker({ judge, sites, assets, folder: plan.clientFolder, on: environment.SERVICE_WORKER === 'on', headers }), createRefreshAnswers({ judge: addressBook.judge, commonData: container.get(tokens.commonData), headers }), createMinutesAnswer({ judge: addressBook.judge, minuteCounts: container.get(tokens.minuteCounts), headers }), liveVersion, searchAnswers, forwardUploads(mainApiUrl, headers), createAssets(plan.clientFolder, headers), ...forMachines]),
    }),
  }) as RequestListener;
};
