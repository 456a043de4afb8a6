import fc from 'fast-check';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { okAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stillTime } from '#adapters/time/still-time.fake.ts';
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
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { createCli } from '#cli/program.ts';
import type { Io } from '#cli/terminal/io.ts';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import { frameOf } from '#core/pages/building/frame.ts';
import { headOf } from '#core/pages/building/head.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { Asked } from './any-address.fake.ts';
import { asked } from './any-address.fake.ts';
import { brand } from '../../../config/settings/brand.ts';
import { cliNeeds } from '../../../config/wiring/command-line-needs.ts';
import { addressResolverOf } from '../../../config/wiring/installation.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';

const sites = sitesAt(publicAddresses);
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let server: Server;

const everyPage: OpenPage = ({ site, route }) =>
  okAsync({
    route: { name: 'empty', params: route.params },
    frame: frameOf({ sites, clock: { now: () => 1_800_000_000 }, preview: false }, site, emptyCommonData, anonymous),
    head: headOf({ title: '', canonical: '/' }),
    content: null,
  });

beforeAll(async () => {
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
    judge: addressResolverOf(sites, brand.shopUrl).judge,
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
  server = createServer(
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
});
afterAll(() => {
  agent.destroy();
  server.close();
});

const answerTo = ({
  host,
  path,
}: Asked): Promise<{ readonly status: number; readonly location: string | undefined; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    // Node's parser refuses unencoded letters.
    const sent = asciiPathOfBytes(Buffer.from(path, 'utf8').toString('latin1'));
    request({ host: '127.0.0.1', port, agent, path: sent, headers: { host } }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (text: string) => (body += text))
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, location: response.headers.location, body });
        });
    })
      .on('error', reject)
      .end();
  });

const said = async (args: readonly string[], input = ''): Promise<readonly string[]> => {
  let text = '';
  const io: Partial<Io> = {
    onOutputFault: () => {},
    out: (part) => void (text += part),
    err: () => {},
    colour: false,
    showsProgress: false,
    typedInput: false,
    time: stillTime(),
    onInterrupt: () => () => {},
    size: async () => null,
    putBy: (lines) => [...lines],
    bytes: async function* () {
      yield Buffer.from(input);
    },
  };
  await createCli({ ...cliNeeds, serveOrigin: async () => null })(args, io as Io);
  return text.trimEnd().split('\n');
};

const predicted = async (
  asked: readonly Asked[],
): Promise<
  readonly {
    readonly outcome: string;
    readonly redirect: { readonly status: number; readonly location: string } | null;
  }[]
> =>
  (await said(['explain', '--json', ...asked.map(({ host, path }) => `http://${host}${path}`)])).map((line) =>
    JSON.parse(line),
  );

const statusOf = { page: [200], resource: [200], 'not-found': [404], 'bad-request': [400, 414] } as const;

const expectAnswers = async (
  addresses: readonly Asked[],
  verdicts: Awaited<ReturnType<typeof predicted>>,
): Promise<void> => {
  const answers = await Promise.all(addresses.map(answerTo));
  for (const [at, { status, location }] of answers.entries()) {
    const { outcome, redirect } = verdicts[at]!;
    const where = `${addresses[at]?.host} ${addresses[at]?.path}`;
    if (redirect) {
      const expected = redirect.location.startsWith(brand.shopUrl)
        ? redirect.location
        : redirect.location.replace(/^https?:\/\/[^/]+/, '');
      expect([where, status, location]).toEqual([where, redirect.status, expected]);
    } else
      expect([where, (statusOf[outcome as keyof typeof statusOf] as readonly number[]).includes(status)]).toEqual([
        where,
        true,
      ]);
  }
};

const batch = 100;
const batches = Number(process.env.PROPERTY_RUNS ?? 100) > 100 ? 100 : 12;

describe('the verdict of the command line', () => {
  it('is the answer of the running server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: batch, maxLength: batch }), async (addresses) => {
        await expectAnswers(addresses, await predicted(addresses));
      }),
      { numRuns: batches },
    );
  }, 300_000);

  it('is that of the line filter and of a replay of a table, and the answer of the server, for 10,000 addresses', async () => {
    const many = fc
      .sample(asked, { seed: 17, numRuns: 10_000 })
      .map(({ host: name, path: target }) => ({ host: name, path: target.replace(/["\n\r\t]/g, '') }));
    const lines = many.map(({ host: name, path: target }) => `http://${name}${target}`);
    const explained = await predicted(many);
    const rows = (await said(['judge', '--json'], `${lines.join('\n')}\n`)).map((line) => JSON.parse(line));
    expect(rows.map(({ address, outcome, location }) => [address, outcome, location])).toEqual(
      explained.map(({ outcome, redirect }, at) => [lines[at], outcome, redirect?.location ?? null]),
    );
    const table = join(mkdtempSync(join(tmpdir(), 'verdicts-')), 'day.csv');
    writeFileSync(table, `url\n${lines.map((line) => `"${line}"`).join('\n')}\n`);
    const [report] = await said(['replay', '--from', table, '--json', '--fail-on', 'none']);
    const counted = (names: readonly string[]): Readonly<Record<string, number>> =>
      Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]));
    const { requests, outcomes, final } = JSON.parse(report ?? '');
    expect({ requests, outcomes, final }).toMatchObject({
      requests: many.length,
      outcomes: counted(rows.map(({ outcome }) => outcome)),
      final: counted(rows.map((row) => row.final)),
    });
    for (let at = 0; at < many.length; at += batch)
      await expectAnswers(many.slice(at, at + batch), explained.slice(at));
  }, 300_000);
});
