import type { RequestListener } from 'node:http';
import { createAnswerAddress } from '#adapters/web/answer-address.ts';
import { createAssets } from '#adapters/web/assets.ts';
import type { Readiness } from '#adapters/web/health.ts';
import { createFeeds } from '#adapters/web/feeds.ts';
import { createHouse } from '#adapters/web/house.ts';
import type { Log } from '#adapters/web/log.ts';
import { copyMark } from '#adapters/web/make-copy.ts';
import { createOpenCopy } from '#adapters/web/open-copy.ts';
import type { PageCache } from '#adapters/web/page-cache.ts';
import { createProblemSender } from '#adapters/web/problem.ts';
import { createRecovery } from '#adapters/web/recover.ts';
import { firstOf } from '#adapters/web/resources.ts';
import type { Shortcuts } from '#adapters/web/shortcuts.ts';
import { forwardUploads } from '#adapters/web/uploads.ts';
import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';
import type { SiteFamily } from '#core/sites/select-site.ts';
import type { Assets } from '#ui/document/assets.ts';
import { createContainer } from './container.ts';
import type { Environment } from './environment.ts';
import { addressBookOf } from './installation.ts';
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
}

/** Joins core, adapters and interface into the listener that answers whatever is not a fresh copy. */
export const buildHouse = (plan: HousePlan): RequestListener => {
  const { environment, sites, mainApiUrl, assets, headers, cache, log } = plan;
  const addressBook = addressBookOf(sites, environment.SHOP_URL);
  const container = createContainer({ sites, addressBook, mainApiUrl });
  const openPage = container.get(tokens.openPage);
  const frames = problemFrames(container.get(tokens.commonData), container.get(tokens.clock), sites);
  const openCopy = createOpenCopy({ openPage, cache, headers, log, now: Date.now, render: (page) => renderPage(page, assets, copyMark) });
  const sendProblem = createProblemSender(async (problem) => renderProblem({ ...problem, ...(await frames(problem.site)) }, assets), headers);
  return createHouse({
    headers,
    readiness: plan.readiness,
    recover: createRecovery(sendProblem, sites[0], log),
    answer: createAnswerAddress({
      judge: addressBook.judge, openCopy, openPage, sendProblem, headers, mainSite: sites[0], shortcuts: plan.shortcuts, personalCookies: plan.personalCookies,
      resource: firstOf([forwardUploads(mainApiUrl, headers), createAssets(plan.clientFolder, headers), createFeeds({ judge: addressBook.judge, openPage, headers })]),
    }),
  }) as RequestListener;
};
