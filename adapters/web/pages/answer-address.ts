import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteCache, noteRoute } from '#adapters/telemetry/current-request.ts';
import { isAppMode } from '#core/app-shell/app-mode.ts';
import type { MakeCurrent } from '#adapters/changes/make-current.ts';
import { firstValue, mayHold } from '#core/addresses/paths/query.ts';
import { quizParameter } from '#core/readers/quizzes/quiz-place.ts';
import { isAskedFreely } from '#core/pages/query-parameters.ts';
import { anonymous, type Visitor } from '#core/pages/visitor.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress, Verdict } from '#core/addresses/judge-address.ts';
import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import type { RouteMatch } from '#core/addresses/routes/route.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { type AdmitSearch, isSearching } from '../requests/admit-search.ts';
import type { AdmitWork } from '../requests/admit-work.ts';
import type { AskingStaff } from './asking-staff.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import { createFinalRedirect } from '../addresses/final-redirect.ts';
import type { Admission, OpenCachedPage, OpenedPage } from './open-cached-page.ts';
import type { SendProblem } from '../responses/problem.ts';
import type { SendTooMany } from '../responses/too-many.ts';
import { staleHead, type StoredBody } from '../responses/cached-page.ts';
import type { DictionaryFor } from '../responses/compression/dictionary.ts';
import { sessionCookieName } from '#core/readers/sessions/session-cookie.ts';
import { bears, readHead } from '../requests/request-head.ts';
import { requestIdHead } from '../requests/request-id.ts';
import { sendCachedPage } from '../responses/send-cached-page.ts';
import type { RequestLineCache } from '../page-cache/request-line-cache.ts';
import type { Readers } from './signed-in-readers.ts';
import { collectTimings, serverTimingHead } from './timed.ts';
import { sendRedirect } from '../addresses/redirects.ts';
import { status, statusInsteadOf } from '../responses/status.ts';
import type { OpenPage, WantedPage } from '../addresses/wanted-page.ts';

export type AnswerAddress = (request: IncomingMessage, response: ServerResponse, handOn: () => void) => Promise<void>;

export interface AnswerNeeds {
  readonly judge: JudgeAddress;
  readonly openCachedPage: OpenCachedPage;
  readonly openPublicPage: OpenPage;
  /** Staff sessions of a preview node; null on public nodes (R30). */
  readonly staff: AskingStaff | null;
  readonly mainSite: Site;
  readonly requestLineCache: RequestLineCache;
  readonly readers: Readers;
  readonly quizVisitOf: (wanted: WantedPage, cookie: string | undefined) => NonNullable<Visitor['quiz']> | null;
  readonly sendProblem: SendProblem;
  readonly sendTooMany: SendTooMany;
  readonly makeCurrent: MakeCurrent;
  readonly now: () => number;
  readonly admitSearch: AdmitSearch;
  readonly admitWork: AdmitWork;
  readonly admitQuiz: AdmitSearch;
  readonly setNotices: (body: StoredBody) => StoredBody;
  readonly dictionaryFor: DictionaryFor;
  readonly headers: readonly string[];
}

const payloadSuffix = '/_payload.json';
/** The resolver's own limit. Longer paths get a status that names the length (R11, docs/command-line.md). */
const maxPathLength = 4096;

interface Asked {
  readonly address: Address;
  readonly asData: boolean;
}

const askedFor = (judge: JudgeAddress, address: Address): Asked & { readonly verdict: Verdict } => {
  const verdict = judge(address);
  const asData = address.path.endsWith(payloadSuffix);
  if (!asData || verdict.outcome !== 'resource') return { address, asData, verdict };
  const page = { ...address, path: address.path.slice(0, -payloadSuffix.length) || '/' };
  return { address: page, asData, verdict: judge(page) };
};

const namesQuiz = ({ route, query }: WantedPage): boolean =>
  mayHold(query, quizParameter) && isArticleRoute(route.name) && firstValue(query, quizParameter) !== null;

/** The app identifies itself in every URL it opens (R37, R50). */
export const visitorOf = (query: string): Visitor => (isAppMode(query) ? { ...anonymous, app: true } : anonymous);

export const createAnswerAddress = (needs: AnswerNeeds): AnswerAddress => {
  const { judge, openCachedPage, mainSite, sendProblem, requestLineCache, readers, headers, admitSearch, admitQuiz } =
    needs;

  const admissionOf = (request: IncomingMessage, admit: AdmitSearch | null): Admission | undefined => {
    if (admit !== null) return { kind: 'search', wait: () => admit(request) };
    return needs.staff === null ? { kind: 'page', permit: needs.admitWork(request) } : undefined;
  };

  const finalRedirect = createFinalRedirect(needs.openPublicPage, needs.makeCurrent);

  /** Unknown session cookies are counted, because each costs a call of the session service. */
  const tokenOf = async (request: IncomingMessage, cookie: string, site: Site): Promise<string | null> => {
    if (!bears(readHead(request.rawHeaders), sessionCookieName)) return null;
    const permit = needs.admitWork(request);
    if (permit.wait() > 0) return null;
    const token = await readers.tokenOf(cookie, site);
    if (token !== null) permit.giveBack();
    return token;
  };

  /**
   * Renders a private page for signed-in readers and quiz results, never cached. A failing article or search falls back
   * to the shared page.
   */
  const openFurther = async (
    request: IncomingMessage,
    cookie: string | undefined,
    wanted: WantedPage,
    shared: OpenedPage,
    quiz: NonNullable<Visitor['quiz']> | null,
    admission?: Admission,
  ): Promise<OpenedPage> => {
    if (cookie === undefined || !('cachedPage' in shared)) return shared;
    const readerToken = shared.cachedPage.opensFurther ? await tokenOf(request, cookie, wanted.site) : null;
    if (readerToken === null && quiz === null) return shared;
    const visitor = { ...visitorOf(wanted.query), readerToken, ...(quiz && { quiz }) };
    const own = await openCachedPage(wanted, visitor, true, admission);
    return 'cachedPage' in own || !(isArticleRoute(wanted.route.name) || wanted.route.name === 'archivum')
      ? own
      : shared;
  };

  const answerPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    asked: Asked,
    wanted: WantedPage,
  ): Promise<void> => {
    const head = readHead(request.rawHeaders);
    const personal = needs.staff !== null;
    noteRoute(wanted.route.name);
    const asksForQuiz = namesQuiz(wanted);
    const quiz = asksForQuiz ? needs.quizVisitOf(wanted, head.cookie) : null;
    const admission = admissionOf(request, isSearching(wanted.route.name) ? admitSearch : quiz && admitQuiz);
    const visitor = {
      ...visitorOf(wanted.query),
      // Shared pages must not contain a reader's quiz answers.
      ...(needs.staff && quiz && { quiz }),
      staffToken: needs.staff?.tokenOf(request) ?? null,
      signIn: wanted.route.name === 'live-login' ? ((await needs.staff?.signInOf(request, wanted.site)) ?? null) : null,
    };
    if (visitor.staffToken !== null) collectTimings();
    const openAs = (who: Visitor): Promise<OpenedPage> => openCachedPage(wanted, who, personal, admission);
    const shared = needs.staff
      ? await needs.staff.open({ request, response }, wanted, visitor, openAs)
      : await openAs(visitor);
    if (shared === null) return;
    const mayBeShort =
      !personal && !asksForQuiz && !asked.asData && head.host !== '' && !isAskedFreely(wanted.route, wanted.query);
    const opened = needs.staff ? shared : await openFurther(request, head.cookie, wanted, shared, quiz, admission);
    if ('cachedPage' in opened) {
      if (mayBeShort && opened === shared && !opened.stale)
        requestLineCache.remember(head.host, request.url ?? '', opened.cachedPage);
      noteCache(opened);
      const more = [
        ...(opened.made ? requestIdHead() : []),
        ...(opened.stale ? staleHead(opened.cachedPage, needs.now()) : []),
        ...(asksForQuiz ? ['vary', 'cookie'] : []),
        ...serverTimingHead(),
      ];
      return sendCachedPage(
        request.method,
        head,
        response,
        asked.asData ? opened.cachedPage.payload : needs.setNotices(opened.cachedPage.html),
        more,
        // Dictionaries only for shared pages: compressing private data with public data can leak it.
        personal || asked.asData || opened !== shared ? null : needs.dictionaryFor(opened.cachedPage.page),
      );
    }
    const { instead } = opened;
    if (instead.kind === 'too-many') return needs.sendTooMany(request, response, asked.asData, instead.retryAfter);
    if (instead.kind === 'redirect')
      return sendRedirect(request, response, headers, instead.location, instead.permanent, asked.asData);
    const retryAfter = 'retryAfter' in instead ? instead.retryAfter : undefined;
    return sendProblem(
      request,
      response,
      { status: statusInsteadOf(instead), site: wanted.site, path: asked.address.path },
      asked.asData,
      retryAfter,
    );
  };

  return async (request, response, handOn) => {
    const asked = askedFor(judge, requestedAddress(request));
    const { address, asData, verdict } = asked;
    const site = verdict.site?.site ?? mainSite;
    const problem = (code: number): Promise<void> =>
      sendProblem(request, response, { status: code, site, path: address.path }, asData);
    switch (verdict.outcome) {
      case 'page':
        return answerPage(request, response, asked, {
          site,
          route: verdict.route as RouteMatch,
          path: address.path,
          query: address.query,
        });
      case 'redirect': {
        noteRoute('redirect');
        const { location, permanent } = await finalRedirect(verdict);
        return sendRedirect(request, response, headers, location, permanent, asData);
      }
      case 'bad-request':
        return problem(address.path.length > maxPathLength ? status.pathTooLong : status.badRequest);
      case 'resource':
        return handOn();
      default: {
        const wait = needs.staff === null ? needs.admitWork(request).wait() : 0;
        return wait > 0 ? needs.sendTooMany(request, response, asData, wait) : problem(status.notFound);
      }
    }
  };
};
