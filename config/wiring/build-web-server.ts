import type { IncomingMessage, RequestListener } from 'node:http';
import { loadsContent } from '#adapters/process/loads-content.ts';
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
import { createWarmCache } from '#adapters/web/pages/warm-cache.ts';
import { createNoticeBoard } from '#adapters/web/editorial/notices/notice-board.ts';
import { createSetNotices } from '#adapters/web/editorial/notices/set-notices.ts';
import { createProblemSender, renderedOnce } from '#adapters/web/responses/problem.ts';
import { allowances, workReserve } from '#adapters/web/endpoints/limits.ts';
import { createLiveAnswers } from '#adapters/web/live/live-answers.ts';
import { aloneRelay } from '#adapters/web/live/live-relay.ts';
import { createSportChannels } from '#adapters/web/live/sport-channels.ts';
import { createAdmitNewsletters } from '#adapters/web/readers/newsletters/admit-newsletters.ts';
import { createAnswerNewsletters } from '#adapters/web/readers/newsletters/answer-newsletters.ts';
import { createAnswerQuizzes } from '#adapters/web/readers/quizzes/answer-quizzes.ts';
import { createTooManySender } from '#adapters/web/responses/too-many.ts';
import { createReaders } from '#adapters/web/readers/readers.ts';
import { createAnswerTopics } from '#adapters/web/readers/topics/answer-topics.ts';
import { createTakeSignIn } from '#adapters/web/staff/take-sign-in.ts';
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
import { liveScoreServiceOf } from '#adapters/live-score-api/live-score-service.ts';
import { previewEntranceOf, previewGates } from './preview-entrance.ts';
import { problemFrames } from '#core/pages/building/problem-frames.ts';
import { publicAddressIn } from '#ui/document/public-address-in.ts';
import { crmOf } from '#adapters/crm/crm.ts';
import { quizServiceOf } from '#adapters/quiz-service/quiz-service.ts';
import { errorMessages } from '#ui/messages/errors.ts';
import { liveMessages } from '#ui/messages/sport/live.ts';
import { renderNewsletterStep, renderNotices, renderPage, renderProblem, renderQuiz, renderTopics } from './render.tsx';
import { newsletters as offers } from '../settings/newsletters.ts';
import { pushOriginsOf } from '../settings/push.ts';
import { signInWaysOf } from '../settings/sign-in-provider.ts';
import { mayShowVideo, thirdPartiesOnPages } from '../settings/third-parties.ts';
import { topics } from '../settings/topics.ts';

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
    relay = aloneRelay,
    log,
  } = plan;
  const [preview, watch] = [environment.PREVIEW === 'on', watchCalls(log, plan.measures)];
  const {
    addressResolver = addressResolverOf(sites, environment.SHOP_URL, { added: environment.REDIRECTS, preview }),
  } = plan;
  const [{ judge }, mainSite] = [addressResolver, sites[0]];
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
    ...(plan.work && { underWay: plan.work }),
    ...(plan.edge && { edge: plan.edge.head }),
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
    ...(plan.edge && { onChange: plan.edge.noticesChanged }),
  });
  void board.recall();
  const setNotices = createSetNotices(board);
  const renderProblemPage = renderedOnce(
    async (problem) => renderProblem({ ...problem, ...(await frames(problem.site, problem.app)) }, assets),
    time.monotonic,
  );
  const admitWork = createAdmitWork(time.monotonic, proxies, plan.uselessWork, workReserve, plan.work);
  const sendProblem = createProblemSender(
    async (problem) => setNotices.intoText(await renderProblemPage(problem)),
    headers,
    { untilNext: nextPublication.seconds, admitWork },
  );
  const readers = createReaders({ sessions, clock, log });
  const admitSearch = createAdmitSearch(time.monotonic, proxies);
  const { keepAnswers, drop } = createKeepAnswers({ now: time.monotonic, record, makeCurrent });
  const staffTokenOf = (request: IncomingMessage): string | null => entrance?.tokenOf(request) ?? null;
  const shared = { judge, proxies, sendProblem, headers, staffTokenOf };
  const live = createLiveAnswers({
    ...shared,
    channels: createSportChannels(parts, { judge, mainSite, relay, time }),
    relay,
    chance: parts.chance,
    words: liveMessages,
  });
  const quizAnswers = createAnswerQuizzes(parts, { ...shared, preview, render: renderQuiz, now: time.monotonic });
  const newsletterAnswers = createAnswerNewsletters({
    ...shared,
    newsletters: parts.newsletters,
    offers,
    draw: async (step, site, app) => renderNewsletterStep(step, await frames(site, app), assets),
    admit: createAdmitNewsletters(time.monotonic, proxies),
  });
  const topicAnswers = createAnswerTopics({
    ...shared,
    subscriptions: parts.topicSubscriptions,
    topics,
    pushOrigins: pushOriginsOf(environment, sites),
    readerOf: readers.tokenOf,
    draw: async (own, site, app) => renderTopics(own, await frames(site, app), assets),
    admit: createAdmitSearch(time.monotonic, proxies, allowances.topicForm),
  });
  const resources = answersBesidePages({
    plan,
    ...shared,
    live: live.answer,
    board,
    parts,
    makeCurrent,
    keepAnswers,
    admitSearch,
    admitWork,
    watch,
    quiz: quizAnswers.show,
    newsletters: newsletterAnswers.show,
    topics: topicAnswers.show,
  });
  plan.onBuilt?.({
    invalidate: dataCache.invalidate,
    drop: async (concerned) => (await Promise.all([drop(concerned), board.look()]))[0],
    setNotices: setNotices.intoBody,
    followNotices: board.follow,
    loadContent: loadsContent(plan, parts.mainApiNeeds, watch),
    warming: createWarmCache({
      ...plan,
      judge,
      openCachedPage,
      articles: preview || cache === null ? 0 : environment.WARM_ARTICLES,
    }),
    streams: live.streams,
    closeStreams: () => {
      board.stop();
      live.close();
    },
  });
  const readerPages = readerPagesOf({
    ...shared,
    environment,
    time,
    parts,
    render: (page) => setNotices.intoText(renderPage(page, assets, { publicAddressOf })),
  });
  const signIn = entrance && {
    ...entrance,
    ...shared,
    mainSite,
    draw: (site: Site, signIn: SignInState) =>
      openPage({ site, route: { name: 'live-login', params: {} }, query: '' }, { ...anonymous, signIn }).match(
        (page) => renderPage(page, assets),
        () => null,
      ),
  };
  return createWebServer({
    gates: {
      ...(signIn && previewGates(signIn, parts.deskDrafts, time)),
      readers: readerPages.show,
    },
    headers,
    readiness,
    forms: {
      ...(signIn && { staffSignIn: createTakeSignIn(signIn) }),
      quizAnswers: quizAnswers.take,
      newsletters: newsletterAnswers.take,
      topics: topicAnswers.take,
      ...readerPages.forms,
    },
    recover: createRecovery(sendProblem, mainSite, log),
    resources,
    missing: createAnswerMissing({ judge, mainSite, sendProblem }),
    pages: createAnswerAddress({
      ...shared,
      now: time.monotonic,
      makeCurrent,
      openCachedPage,
      openPublicPage,
      staff: entrance,
      sendTooMany: createTooManySender({ ...errorMessages.tooMany, home: errorMessages.home }, headers, time),
      mainSite,
      requestLineCache,
      readers,
      quizVisitOf,
      admitSearch,
      admitWork,
      admitQuiz: quizAnswers.admitVisit,
      setNotices: setNotices.intoBody,
      dictionaryFor: plan.dictionaryFor ?? (() => null),
    }),
  }) as RequestListener;
};
