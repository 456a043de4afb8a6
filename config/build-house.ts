import type { RequestListener } from 'node:http';
import { createMakeCurrent } from '#adapters/changes/make-current.ts';
import { createAdmitSearch } from '#adapters/web/admit-search.ts';
import { createAnswerAddress } from '#adapters/web/answer-address.ts';
import { watchCalls } from '#adapters/http/watch-calls.ts';
import { createHouse } from '#adapters/web/house.ts';
import { createKeepAnswers } from '#adapters/web/kept-answers.ts';
import { copyMark } from '#adapters/web/make-copy.ts';
import { createOpenCopy } from '#adapters/web/open-copy.ts';
import { createProblemSender, drawnOnce } from '#adapters/web/problem.ts';
import { createCountTries } from '#adapters/web/readers/count-tries.ts';
import { createReaders } from '#adapters/web/readers/readers.ts';
import { createTakeForms } from '#adapters/web/readers/take-forms.ts';
import { createWayBack } from '#adapters/web/readers/way-back.ts';
import { createRecovery } from '#adapters/web/recover.ts';
import { answersBesidePages } from './answers-beside-pages.ts';
import { compose } from './composition.ts';
import type { HousePlan } from './house-plan.ts';
import { addressBookOf } from './installation.ts';
import { problemFrames } from './problem-frames.ts';
import { renderPage, renderProblem } from './render.tsx';
import { signingKeyOf } from './signing-key.ts';
import { steadyNow } from './steady-clock.ts';

/** Joins core, adapters and interface into the listener that answers whatever is not a fresh copy. */
export const buildHouse = (plan: HousePlan): RequestListener => {
  const {
    environment,
    sites,
    mainApiUrl,
    mainApiHeaders,
    assets,
    headers,
    cache,
    shortcuts,
    personalCookies,
    readiness,
    proxies,
    record,
    log,
  } = plan;
  const addressBook = addressBookOf(sites, environment.SHOP_URL);
  const { judge } = addressBook;
  const mainSite = sites[0];
  const watch = watchCalls(log);
  const parts = compose({ sites, addressBook, mainApiUrl, mainApiHeaders, record, watch });
  const makeCurrent = createMakeCurrent({ record });
  const { clock, commonData, dataCache, nextPublication, openPage, passes, sessions } = parts;

  const openCopy = createOpenCopy({
    openPage,
    cache,
    headers,
    log,
    makeCurrent,
    now: steadyNow,
    failures: watch.failures,
    render: (page) => renderPage(page, assets, copyMark),
  });
  const frames = problemFrames(commonData, clock, sites);
  const sendProblem = createProblemSender(
    drawnOnce(async (problem) => renderProblem({ ...problem, ...(await frames(problem.site)) }, assets), steadyNow),
    headers,
    nextPublication.seconds,
  );
  const wayBack = createWayBack({ judge, key: signingKeyOf(environment), clock });
  const readers = createReaders({ sessions, wayBack, clock, log });
  const admitSearch = createAdmitSearch(steadyNow, proxies);
  const { keepAnswers, drop } = createKeepAnswers({ now: steadyNow, record, makeCurrent });
  const resource = answersBesidePages({ plan, judge, parts, makeCurrent, keepAnswers, admitSearch, watch });
  plan.onBuilt?.({ forget: dataCache.forget, drop });
  return createHouse({
    headers,
    readiness,
    takeForm: createTakeForms({
      judge,
      passes,
      sessions,
      wayBack,
      countTry: createCountTries(clock, proxies),
      proxies,
      sendProblem,
      headers,
      clock,
    }),
    recover: createRecovery(sendProblem, mainSite, log),
    answer: createAnswerAddress({
      now: steadyNow,
      makeCurrent,
      judge,
      openCopy,
      openPage,
      sendProblem,
      headers,
      mainSite,
      shortcuts,
      personalCookies,
      readers,
      resource,
      admitSearch,
    }),
  }) as RequestListener;
};
