import fc from 'fast-check';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { okAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { createAnswerAddress } from '#adapters/web/answer-address.ts';
import { createWebServer } from '#adapters/web/web-server.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createOpenCachedPage } from '#adapters/web/open-cached-page.ts';
import { createProblemSender } from '#adapters/web/problem.ts';
import { noReaders } from '#adapters/web/readers/readers.fake.ts';
import { createRecovery } from '#adapters/web/recover.ts';
import { createRequestLineCache } from '#adapters/web/request-line-cache.ts';
import type { OpenPage } from '#adapters/web/wanted-page.ts';
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { createCli } from '#cli/program.ts';
import { emptyCommonData } from '#core/common-data/empty-common-data.ts';
import { frameOf } from '#core/pages/frame.ts';
import { headOf } from '#core/pages/head.ts';
import { anonymous } from '#core/pages/visitor.ts';
import { brand } from './brand.ts';
import { cliNeeds } from './command-line-needs.ts';
import { addressResolverOf } from './installation.ts';
import { publicAddresses, sitesAt } from './sites.ts';

const sites = sitesAt(publicAddresses);
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let server: Server;

/** The real web server over an upstream that has every page and knows no other address of it. */
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
    setNotices: (body) => body,
    judge: addressResolverOf(sites, brand.shopUrl).judge,
    openCachedPage,
    staff: null,
    openPublicPage: everyPage,
    sendProblem,
    headers: [],
    mainSite: sites[0],
    requestLineCache: createRequestLineCache(0, () => true),
    personalCookies: [],
    readers: noReaders,
    quizVisitOf: () => null,
  });
  server = createServer(
    createWebServer({
      headers: [],
      pages,
      resources: (_, response) => void response.end('resource'),
      missing: async () => undefined,
      takeForm: async () => false,
      recover: createRecovery(sendProblem, sites[0], log),
      readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'told' }) },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  agent.destroy();
  server.close();
});

interface Asked {
  readonly host: string;
  readonly path: string;
}

const answerTo = ({
  host,
  path,
}: Asked): Promise<{ readonly status: number; readonly location: string | undefined; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    // Clients send letters encoded; Node's parser refuses them raw.
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

/** What the command line says, in the server's terms. */
const predicted = async (
  asked: readonly Asked[],
): Promise<
  readonly {
    readonly outcome: string;
    readonly redirect: { readonly status: number; readonly location: string } | null;
  }[]
> => {
  let text = '';
  const none = () => undefined;
  const io = {
    out: (part: string) => void (text += part),
    err: none,
    colour: false,
    lines: async function* () {},
    readText: async () => null,
  } as unknown as Parameters<ReturnType<typeof createCli>>[1];
  await createCli({ ...cliNeeds, serveOrigin: async () => null })(
    ['explain', '--json', ...asked.map(({ host, path }) => `http://${host}${path}`)],
    io,
  );
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

const statusOf = { page: [200], resource: [200], 'not-found': [404], 'bad-request': [400, 414] } as const;

const words = [
  '',
  '.',
  '..',
  'rovat',
  'cimke',
  'szerzo',
  'tag',
  'list',
  'newest',
  'announcement',
  'melleklet',
  'tippjatek',
  'eb-2024',
  'tokio-2020',
  'g7',
  'G7',
  'after',
  'karakter',
  'friss',
  'adat',
  'belfold',
  '2024',
  '02',
  '29',
  '30',
  '13',
  '3',
  '20240229',
  '20230229',
  'egy-cikk',
  'elo',
  'ELO',
  't',
  'en',
  'shop',
  'login',
  'tamogatas',
  'siker',
  'te',
  'english',
  'archivum',
  'kozlemenyek',
  'legfrissebb',
  'impresszum',
  'empty',
  'rss',
  'uploads',
  'assets',
  '_payload.json',
  'healthz',
  `${brand.slug}akademia`,
  'urmosi-kinga-kolozsvar',
  '%C5%91',
  'ő',
  '%',
  '%2',
  '%2F',
  '%5c',
  '%00',
  '%FF',
  '%2e%2e',
  '\\',
  '@evil.example',
  ':80',
  ';x',
  'constructor',
  '__proto__',
  'a'.repeat(300),
];
const segment = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.webSegment() },
);
const separator = fc.oneof(
  { weight: 12, arbitrary: fc.constant('/') },
  { weight: 1, arbitrary: fc.constantFrom('//', '/\\', '\\') },
);
const path = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '/', '//', '/\\', '///'),
    fc.array(fc.tuple(segment, separator), { maxLength: 8 }),
  )
  .map(([start, parts]) => (start + parts.map(([word, next]) => word + next).join('')).replace(/[?#]/g, ''));
const tidyPath = fc
  .array(segment, { maxLength: 7 })
  .map((parts) => `/${parts.filter((part) => part !== '').join('/')}`.replace(/[?#]/g, ''));
const query = fc.constantFrom(
  '',
  '',
  '',
  '?',
  '?fbclid=1',
  '?FBCLID=1',
  '?a=1&fbclid=x&b=2',
  '?fb%63lid',
  '?a=%zz',
  '?oldal=2',
  '?oldal=2abc&oldal=3',
  '?fbclid&&',
  '?isMobileApp=1',
  '?x=//evil.example',
);
const host = fc.constantFrom(
  brand.domain,
  brand.domain,
  brand.sisterDomain,
  `${brand.slug}.localhost`,
  'localhost',
  'evil.example',
  `${brand.domain.toUpperCase()}.:8080`,
);
const asked = fc.record({ host, path: fc.tuple(fc.oneof(path, tidyPath), query).map(([one, other]) => one + other) });

const batch = 100;
const batches = Number(process.env.PROPERTY_RUNS ?? 100) > 100 ? 100 : 12;

describe('the verdict of the command line', () => {
  it('is the answer of the running server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: batch, maxLength: batch }), async (addresses) => {
        const verdicts = await predicted(addresses);
        const answers = await Promise.all(addresses.map(answerTo));
        for (const [at, { outcome, redirect }] of verdicts.entries()) {
          const { status, location } = answers[at]!;
          const where = `${addresses[at]?.host} ${addresses[at]?.path}`;
          if (redirect) {
            const expected = redirect.location.startsWith(brand.shopUrl)
              ? redirect.location
              : redirect.location.replace(/^https?:\/\/[^/]+/, '');
            expect([where, status, location]).toEqual([where, redirect.status, expected]);
          } else
            expect([where, (statusOf[outcome as keyof typeof statusOf] as readonly number[]).includes(status)]).toEqual(
              [where, true],
            );
        }
      }),
      { numRuns: batches },
    );
  }, 300_000);
});
