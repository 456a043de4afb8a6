import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { okAsync } from 'neverthrow';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { createAnswerAddress } from '#adapters/web/pages/answer-address.ts';
import { createWebServer } from '#adapters/web/server/web-server.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createOpenCachedPage } from '#adapters/web/pages/open-cached-page.ts';
import { createProblemSender } from '#adapters/web/responses/problem.ts';
import { noReaders } from '#adapters/web/readers/readers.fake.ts';
import { createRecovery } from '#adapters/web/server/recover.ts';
import { createRequestLineCache } from '#adapters/web/page-cache/request-line-cache.ts';
import type { OpenPage } from '#adapters/web/addresses/wanted-page.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import { frameOf } from '#core/pages/building/frame.ts';
import { headOf } from '#core/pages/building/head.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { Asked } from './any-address.fake.ts';

export interface ServerAnswer {
  readonly status: number;
  readonly location: string | undefined;
}

/** A web server on which every page exists. */
export const openJudgingServer = async (sites: SiteFamily, judge: JudgeAddress) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const everyPage: OpenPage = ({ site, route }) =>
    okAsync({
      route: { name: 'empty', params: route.params },
      frame: frameOf({ sites, clock: { now: () => 1_800_000_000 }, preview: false }, site, emptyCommonData, anonymous),
      head: headOf({ title: '', canonical: '/' }),
      content: null,
    });
  const log = createLog('error', (line) => process.stderr.write(line));
  const sendProblem = createProblemSender(async () => 'problem', []);
  const openCachedPage = createOpenCachedPage({
    openPage: everyPage,
    render: () => 'page',
    cache: null,
    headersOf: () => [],
    failures: () => 0,
    makeCurrent: unchanged().makeCurrent,
    now: Date.now,
    log,
  });
  const pages = createAnswerAddress({
    now: Date.now,
    makeCurrent: unchanged().makeCurrent,
    admitSearch: () => 0,
    sendTooMany: () => undefined,
    admitWork: () => ({ wait: () => 0, spend: () => undefined, giveBack: () => undefined, inTurn: (work) => work() }),
    admitQuiz: () => 0,
    setNotices: (body) => body,
    dictionaryFor: () => null,
    judge,
    openCachedPage,
    staff: null,
    openPublicPage: everyPage,
    sendProblem,
    headers: [],
    mainSite: sites[0],
    requestLineCache: createRequestLineCache(0, () => true),
    readers: noReaders,
    quizVisitOf: () => null,
  });
  const server = createServer(
    createWebServer({
      headers: [],
      pages,
      resources: (_, response) => void response.end('resource'),
      missing: async () => undefined,
      forms: {},
      recover: createRecovery(sendProblem, sites[0], log),
      readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'current' }) },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answerTo = ({ host, path }: Asked): Promise<ServerAnswer> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      // Node's parser refuses unencoded letters.
      const sent = asciiPathOfBytes(Buffer.from(path, 'utf8').toString('latin1'));
      request({ host: '127.0.0.1', port, agent, path: sent, headers: { host } }, (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location }));
      })
        .on('error', reject)
        .end();
    });
  return {
    answerTo,
    close: (): void => {
      agent.destroy();
      server.close();
    },
  };
};
