import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createServer, type IncomingHttpHeaders, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { openPage } from '#core/pages/open-page.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { fakeNeeds } from '#core/pages/page-needs.fake.ts';
import { actOnAccount } from '#core/pages/readers/support/act-on-account.ts';
import { heldBy } from '#core/pages/readers/support/held-by.ts';
import type { Sessions } from '#core/ports/sessions.ts';
import { contractPasses } from '#core/testing/contract-content.ts';
import { fakeReaderAccounts } from '#core/testing/reader-accounts.fake.ts';
import { fakeSessions } from '#core/testing/sessions.fake.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { createAdmitWork } from '../requests/admit-work.ts';
import { createAnswerAddress, visitorOf } from '../pages/answer-address.ts';
import { createAnswerMissing } from '../pages/answer-missing.ts';
import { createAnswerNoRequest } from '../server/answer-no-request.ts';
import { createCacheFirstListener } from '../server/cache-first-listener.ts';
import type { InsteadOfCachedPage } from '../responses/instead-of-cached-page.ts';
import { createOpenCachedPage } from '../pages/open-cached-page.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { createProblemSender } from '../responses/problem.ts';
import { createRecovery } from '../server/recover.ts';
import { createRequestLineCache } from '../page-cache/request-line-cache.ts';
import { noResources } from '../server/resource-answers.fake.ts';
import { resourceRoutes } from '../server/resource-routes.ts';
import { trustedProxies } from '../requests/trusted-proxies.ts';
import { createWebServer } from '../server/web-server.ts';
import { createAdmitReaders } from './admit-readers.ts';
import type { RenderReader } from './answer-reader.ts';
import { createCountTries } from './count-tries.ts';
import { createReaderDoors } from './reader-doors.ts';
import { createReaderPages } from './reader-pages.ts';
import { createReaders } from './readers.ts';
import { createReturnAddress } from './return-address.ts';
import { createShowProfile } from './show-profile.ts';
import { createShowSignIn } from './show-sign-in.ts';
import type { Allowance } from '../endpoints/limits.ts';
import { createSignInOnce } from './sign-in-once.ts';
import { createTakeProfile } from './take-profile.ts';
import { createTakeSignIn } from './take-sign-in.ts';

export const host = 'lapunk.example';
const own = { origin: 'https://lapunk.example', 'sec-fetch-site': 'same-origin' };
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const servers: Server[] = [];
export const closeServers = (): void => servers.splice(0).forEach((server) => server.close());

const generous: Allowance = { burst: 1e6, perSecond: 1 };

export const openReaderServer = async ({
  broken = {} as Partial<Sessions>,
  proxies = trustedProxies([]),
  work = generous,
} = {}) => {
  let now = 1_760_000_000;
  const clock = { now: () => now };
  const lines: string[] = [];
  const log = createLog('debug', (line) => void lines.push(line));
  const needs = fakeNeeds();
  const open = openPage({ ...needs, clock });
  const opened: string[] = [];
  const sessions = { ...fakeSessions(now), ...broken };
  const headers = ['referrer-policy', 'strict-origin-when-cross-origin'];
  const requestLineCache = createRequestLineCache(50, () => true);
  const { record, makeCurrent } = unchanged();
  const cache = createPageCache<InsteadOfCachedPage>({
    now: () => now * 1000,
    maxBytes: 1e8,
    store: null,
    starting: () => false,
    record,
  });
  const { judge } = pageAddressResolver({
    sites: fiveSites,
    academySegment: 'akademia',
    rules: [],
    resources: [{ kind: 'of-page', suffix: '/_payload.json' }],
  });
  const returnAddress = createReturnAddress({ judge, keys: async () => ['k'], clock });
  const openCounted: typeof open = (request, visitor) => {
    opened.push(request.route.name);
    return open(request, visitor);
  };
  const openCachedPage = createOpenCachedPage({
    openPage: openCounted,
    render: (page) => JSON.stringify(page.content),
    cache,
    headersOf: () => headers,
    now: () => now * 1000,
    failures: () => 0,
    log,
    makeCurrent,
  });
  const sendProblem = createProblemSender(async ({ status }) => `problem ${status}`, headers);
  const pages = createAnswerAddress({
    now: () => now * 1000,
    makeCurrent,
    admitSearch: () => 0,
    sendTooMany: () => undefined,
    admitWork: createAdmitWork(() => now * 1000, proxies, work),
    admitQuiz: () => 0,
    setNotices: (body) => body,
    dictionaryFor: () => null,
    judge,
    openCachedPage,
    staff: null,
    quizVisitOf: () => null,
    openPublicPage: open,
    mainSite: fiveSites[0],
    requestLineCache,
    readers: createReaders({ sessions, clock, log }),
    sendProblem,
    headers,
  });
  const { token, validUntil } = contractPasses.open;
  const kept = fakeReaderAccounts({ token, validUntil }, [
    {
      id: 'p-1',
      title: 'Havi támogatás',
      amount: 3000,
      currency: 'HUF',
      period: 'month',
      state: 'active',
      until: 1_762_000_000,
    },
  ]);
  const { accounts, passes } = kept;
  const doors = createReaderDoors({ sessions, returnAddress, clock });
  const once = createSignInOnce(accounts, doors, systemTime);
  const admit = createAdmitReaders(() => now * 1000);
  const show = createShowProfile({ doors, admit, heldBy: heldBy({ accounts, passes }), crmParameters: ['utm_source'] });
  const readerPages = createReaderPages({
    judge,
    proxies,
    sendProblem,
    headers,
    draw: async ({ site, route, query }, reader) =>
      open({ site, route, query }, { ...visitorOf(query), reader }).match<Awaited<ReturnType<RenderReader>>>(
        ({ content, head }) => ({ text: JSON.stringify({ content, head }) }),
        (instead) => ({ instead }),
      ),
    showSignIn: createShowSignIn({ doors, once, returnAddress, admit }),
    takeSignIn: createTakeSignIn({ accounts, doors, once, admit, countTry: createCountTries(clock, proxies) }),
    showProfile: (call) => show(call),
    takeProfile: createTakeProfile({ accounts, act: actOnAccount(accounts), doors, once, admit, show }),
  });
  const webServer = createWebServer({
    headers,
    pages,
    resources: resourceRoutes(noResources, {
      admitWork: createAdmitWork(() => now * 1000, proxies),
      headers,
      time: stillTime(),
    }),
    missing: createAnswerMissing({ judge, mainSite: fiveSites[0], sendProblem }),
    gates: { readers: readerPages.show },
    forms: { readers: readerPages.take },
    recover: createRecovery(sendProblem, fiveSites[0], log),
    readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'current' }) },
  });
  const server = createServer(
    createCacheFirstListener({
      requestLineCache,
      now: () => now * 1000,
      readerCookie: 'n_token',
      webServer: async () => webServer,
      headers,
      requestIdOf: () => 'r',
      access: null,
      draining: () => false,
      setNotices: (body) => body,
      dictionaryFor: () => null,
      noRequest: createAnswerNoRequest({
        words: { tooLong: '', tooSlow: '', unreadable: '' },
        headers,
        time: systemTime,
      }),
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (method: string, path: string, sent: Record<string, string> = {}, body = ''): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asking = ask({ port, host: '127.0.0.1', method, path, headers: { host, ...sent } }, (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (piece: string) => (text += piece))
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      });
      asking.on('error', reject).end(body);
    });
  const get = (path: string, cookie = '') => send('GET', path, cookie === '' ? {} : { cookie });
  const post = (path: string, body: string, sent: Record<string, string> = {}) =>
    send('POST', path, { ...own, 'content-type': 'application/x-www-form-urlencoded', ...sent }, body);
  const signInByPass = (cookie = ''): Promise<Answer> => {
    const { key, code } = kept.givePass();
    return post('/tamogatas/belepes', `kulcs=${key}&kod=${code}`, cookie === '' ? {} : { cookie });
  };
  const signInByLetter = async (email = 'anna@posta.example'): Promise<Answer> => {
    const asked = await post('/tamogatas/belepes', `email=${encodeURIComponent(email)}`);
    return get(`/tamogatas/belepes?kulcs=${kept.letters.at(-1)?.key}`, cookieOf(asked, '__Host-asked'));
  };
  return {
    ...kept,
    get,
    post,
    send,
    signInByPass,
    signInByLetter,
    opened,
    lines,
    wait: (seconds: number) => void (now += seconds),
    expire: () => void (now = contractPasses.open.validUntil + 1),
  };
};

const setBy = ({ headers }: Answer, name: string): string =>
  headers['set-cookie']?.find((one) => one.startsWith(`${name}=`))?.split(';')[0] ?? '';

/** The two cookies of a session, or one by its name. */
export const cookieOf = (answer: Answer, name?: string): string =>
  name === undefined
    ? ['n_token', '__Host-reader'].flatMap((one) => setBy(answer, one) || []).join('; ')
    : setBy(answer, name);

/** Both cookies of a session that does not exist. */
export const madeUp = (letter: string): string => `n_token=${letter.repeat(43)}; __Host-reader=${letter.repeat(43)}`;
