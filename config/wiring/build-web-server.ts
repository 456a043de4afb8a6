import type { RequestListener } from 'node:http';
import { createMakeCurrent } from '#adapters/changes/make-current.ts';
import { createAdmitWork } from '#adapters/web/requests/admit-work.ts';
import { createAdmitSearch } from '#adapters/web/requests/admit-search.ts';
import { createAnswerAddress } from '#adapters/web/pages/answer-address.ts';
import { createAnswerMissing } from '#adapters/web/pages/answer-missing.ts';
import { watchCalls } from '#adapters/http/watch-calls.ts';
import { createWebServer } from '#adapters/web/server/web-server.ts';
import { createKeepAnswers } from '#adapters/web/page-cache/kept-answers.ts';
import { cachedPageMark } from '#adapters/web/pages/make-page.ts';
import { createOpenCachedPage } from '#adapters/web/pages/open-cached-page.ts';
import { createNoticeBoard } from '#adapters/web/editorial/notices/notice-board.ts';
import { createSetNotices } from '#adapters/web/editorial/notices/set-notices.ts';
import { createProblemSender, renderedOnce } from '#adapters/web/responses/problem.ts';
import { createReaders } from '#adapters/web/readers/readers.ts';
import { createTakeSignIn } from '#adapters/web/staff/take-sign-in.ts';
import { createMeetProvider } from '#adapters/web/staff/meet-provider.ts';
import { createShowPasskeys } from '#adapters/web/staff/show-passkeys.ts';
import { quizVisitOf } from '#adapters/web/readers/quizzes/quiz-visit.ts';
import { readerPagesOf } from './reader-pages.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { SignInState } from '#core/readers/sessions/sign-in-step.ts';
import { anonymous } from '#core/pages/visitor.ts';
import { createRecovery } from '#adapters/web/server/recover.ts';
import { answersBesidePages } from './answers-beside-pages.ts';
import { compose } from './composition.ts';
import type { WebServerConfig } from './web-server-config.ts';
import { addressResolverOf } from './installation.ts';
import { liveAnswersOf } from './live-answers.ts';
import { liveScoreServiceOf } from '../../adapters/live-score-api/live-score-service.ts';
import { topicAnswersOf } from './topic-answers.ts';
import { newsletterAnswersOf } from './newsletter-answers.ts';
import { previewEntranceOf } from './preview-entrance.ts';
import { problemFrames } from '../../core/pages/building/problem-frames.ts';
import { publicAddressIn } from '../../ui/document/public-address-in.ts';
import { quizAnswersOf } from './quiz-answers.ts';
import { crmOf } from '../../adapters/crm/crm.ts';
import { quizServiceOf } from '../../adapters/quiz-service/quiz-service.ts';
import { renderNotices, renderPage, renderProblem } from './render.tsx';
import { signInWaysOf } from '../settings/sign-in-provider.ts';
import { mayShowVideo, thirdPartiesOnPages } from '../settings/third-parties.ts';

export const buildWebServer = (plan: WebServerConfig): RequestListener => {
  const {
    environment,
    time,
    sites,
    mainApiUrl,
    mainApiHeaders,
    assets,
    headers,
    cache,
    requestLineCache,
    readiness,
    proxies,
    record,
    log,
  } = plan;
  const preview = environment.PREVIEW === 'on';
  const {
    addressResolver = addressResolverOf(sites, environment.SHOP_URL, { added: environment.REDIRECTS, preview }),
  } = plan;
  const { judge } = addressResolver;
  const mainSite = sites[0];
  const watch = watchCalls(log);
  const liveScoreService = liveScoreServiceOf(environment, { url: mainApiUrl, headers: mainApiHeaders });
  const parts = compose({
    time,
    sites,
    addressResolver,
    mainApiUrl,
    mainApiHeaders,
    liveScoreService,
    crm: crmOf(environment, { url: mainApiUrl, headers: mainApiHeaders }),
    quizService: quizServiceOf(environment, { url: mainApiUrl, headers: mainApiHeaders }),
    record,
    watch,
    preview,
    signInWays: preview ? signInWaysOf(environment) : [],
  });
  const makeCurrent = createMakeCurrent({ record, time });
  const { clock, commonData, dataCache, nextPublication, notices, openPage, openPublicPage, sessions } = parts;

  const entrance = preview ? previewEntranceOf(plan, judge, parts) : null;
  const publicAddressOf = publicAddressIn(environment, sites);
  const thirdPartiesOn = thirdPartiesOnPages(environment, sites);
  const openCachedPage = createOpenCachedPage({
    openPage,
    cache: preview ? null : cache,
    headersOf: (page, shared) =>
      (thirdPartiesOn(page, shared) ?? null) === null ? headers : (plan.thirdPartyHeaders ?? headers),
    log,
    makeCurrent,
    now: time.monotonic,
    failures: watch.failures,
    render: (page, shared) =>
      renderPage(page, assets, {
        copy: cachedPageMark,
        publicAddressOf,
        thirdParties: thirdPartiesOn(page, shared),
        video: mayShowVideo(page, shared),
      }),
  });
  const frames = problemFrames(commonData, clock, sites, preview);
  const board = createNoticeBoard({
    notices,
    time,
    clock,
    render: (standing) => renderNotices(standing, assets),
    ...(plan.noticeMemory && { memory: plan.noticeMemory }),
  });
  void board.recall();
  const setNotices = createSetNotices(board);
  const renderProblemPage = renderedOnce(
    async (problem) => renderProblem({ ...problem, ...(await frames(problem.site)) }, assets),
    time.monotonic,
  );
  const admitWork = createAdmitWork(time.monotonic, proxies, plan.uselessWork);
  const sendProblem = createProblemSender(
    async (problem) => setNotices.intoText(await renderProblemPage(problem)),
    headers,
    {
      untilNext: nextPublication.seconds,
      admitWork,
    },
  );
  const readers = createReaders({ sessions, clock, log });
  const admitSearch = createAdmitSearch(time.monotonic, proxies);
  const { keepAnswers, drop } = createKeepAnswers({ now: time.monotonic, record, makeCurrent });
  const live = liveAnswersOf(plan, judge, parts);
  const quizzes = quizAnswersOf(plan, judge, parts, sendProblem);
  const newsletters = newsletterAnswersOf(plan, judge, parts, frames, sendProblem);
  const topics = topicAnswersOf(plan, judge, parts, frames, readers.tokenOf, sendProblem);
  const resources = answersBesidePages({
    plan,
    live: live.answer,
    board,
    judge,
    parts,
    makeCurrent,
    keepAnswers,
    admitSearch,
    admitWork,
    watch,
    quiz: quizzes.show,
    newsletters: newsletters.show,
    topics: topics.show,
  });
  plan.onBuilt?.({
    forget: dataCache.forget,
    drop: async (concerned) => (await Promise.all([drop(concerned), board.look()]))[0],
    setNotices: setNotices.intoBody,
    followNotices: board.follow,
    hasToldNotices: board.isTold,
    closeStreams: () => {
      board.stop();
      live.close();
    },
  });
  const readerPages = readerPagesOf({
    environment,
    time,
    judge,
    parts,
    proxies,
    sendProblem,
    headers,
    render: (page) => setNotices.intoText(renderPage(page, assets, { publicAddressOf })),
    staffTokenOf: (request) => entrance?.tokenOf(request) ?? null,
  });
  const signIn = entrance && {
    ...entrance,
    judge,
    mainSite,
    proxies,
    sendProblem,
    headers,
    draw: (site: Site, signIn: SignInState) =>
      openPage({ site, route: { name: 'live-login', params: {} }, query: '' }, { ...anonymous, signIn }).match(
        (page) => renderPage(page, assets),
        () => null,
      ),
  };
  return createWebServer({
    gates: {
      ...(signIn && {
        preview: signIn.gate,
        provider: createMeetProvider(signIn),
        passkeys: createShowPasskeys(signIn),
      }),
      readers: readerPages.show,
    },
    headers,
    readiness,
    forms: {
      ...(signIn && { staffSignIn: createTakeSignIn(signIn) }),
      quizAnswers: quizzes.take,
      newsletters: newsletters.take,
      topics: topics.take,
      readers: readerPages.take,
    },
    recover: createRecovery(sendProblem, mainSite, log),
    resources,
    missing: createAnswerMissing({ judge, mainSite, sendProblem }),
    pages: createAnswerAddress({
      now: time.monotonic,
      makeCurrent,
      judge,
      openCachedPage,
      openPublicPage,
      staff: entrance,
      sendProblem,
      headers,
      mainSite,
      requestLineCache,
      readers,
      quizVisitOf,
      admitSearch,
      admitWork,
      admitQuiz: quizzes.admitVisit,
      setNotices: setNotices.intoBody,
      dictionaryFor: plan.dictionaryFor ?? (() => null),
    }),
  }) as RequestListener;
};
