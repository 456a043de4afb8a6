import { connect, type AddressInfo } from 'node:net';
import { createChangeRecord } from '#adapters/changes/change-record.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createAnswerNoRequest } from '#adapters/web/server/answer-no-request.ts';
import { createSiteServer } from '#adapters/web/server/create-site-server.ts';
import { createCacheFirstListener } from '#adapters/web/server/cache-first-listener.ts';
import { createPageCache } from '#adapters/web/page-cache/page-cache.ts';
import { createRequestIds } from '#adapters/web/requests/request-id.ts';
import { securityHeaders } from '#adapters/web/responses/security-headers.ts';
import { createRequestLineCache } from '#adapters/web/page-cache/request-line-cache.ts';
import { trustedProxies } from '#adapters/web/requests/trusted-proxies.ts';
import type { InsteadOfCachedPage } from '#adapters/web/responses/instead-of-cached-page.ts';
import type { NoticeMemory } from '#adapters/web/editorial/notices/notice-board.ts';
import type { StaffEntries } from '#core/ports/staff-entry.ts';
import { sessionCookieName } from '#core/readers/sessions/session-cookie.ts';
import { errorMessages } from '#ui/messages/errors.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { buildWebServer } from '../../../config/wiring/build-web-server.ts';
import { readEnvironment, type Environment } from '../../../config/settings/environment.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { scriptOriginsOf } from '../../../config/settings/third-parties.ts';
import { exampleAssets as assets } from '#core/pages/assets.fake.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string;
}

export interface TestWebServer {
  /** Sends a request line unchanged, as Latin-1. */
  ask(
    target: string,
    more?: { readonly host?: string; readonly headers?: string; readonly method?: string; readonly body?: string },
  ): Promise<RawAnswer>;
  invalidate(): void;
  close(): void;
}

const environmentFor = (variables: Readonly<Record<string, string>>): Environment => {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  return reading.environment;
};

const answerOf = (text: string): RawAnswer => {
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
  );
  const cookies = lines.filter((one) => /^set-cookie:/i.test(one)).map((one) => one.slice(one.indexOf(':') + 1).trim());
  return { status: Number(line.split(' ')[1]), headers, cookies, body: text.slice(end + 4) };
};

interface Special {
  readonly variables?: Readonly<Record<string, string>>;
  readonly staffEntries?: StaffEntries;
  readonly noticeMemory?: NoticeMemory;
  readonly proxies?: readonly string[];
  readonly time?: Time;
}

/** Rate limits do not refill, however slow the machine is. */
export const withoutRefill = (): Time => createSteerableTime({ ...systemTime, monotonic: () => 0 });

export const askPort =
  (port: number, ownHost: string): TestWebServer['ask'] =>
  (target, { host = ownHost, headers: more = '', method = 'GET', body = '' } = {}) =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' }, () =>
        socket.write(Buffer.from(`${method} ${target} HTTP/1.0\r\nHost: ${host}\r\n${more}\r\n${body}`, 'latin1')),
      );
      const parts: Buffer[] = [];
      socket
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('close', () => resolve(answerOf(Buffer.concat(parts).toString())));
    });

export const openTestWebServer = async (
  mainApiUrl: string,
  mainApiHeaders: Readonly<Record<string, string>> = {},
  log = createLog('silent', () => undefined),
  sites = sitesAt(publicAddresses),
  { variables = {}, staffEntries, noticeMemory, proxies: trusted = [], time = createSteerableTime() }: Special = {},
): Promise<TestWebServer> => {
  const record = createChangeRecord();
  const environment = environmentFor(variables);
  const policy = { assetOrigins: [], frameOrigins: [], https: false };
  const headers = securityHeaders(policy);
  const proxies = trustedProxies(trusted);
  const requestLineCache = createRequestLineCache(100, ({ edition, page }) => record.isCurrent(edition, page));
  let clearData = (): void => undefined;
  const webServer = buildWebServer({
    environment,
    time,
    thirdPartyHeaders: securityHeaders({ ...policy, scriptOrigins: scriptOriginsOf(environment) }),
    ...(staffEntries && { staffEntries }),
    ...(noticeMemory && { noticeMemory }),
    sites,
    mainApiUrl,
    mainApiHeaders,
    clientFolder: 'ui/public',
    headers,
    requestLineCache,
    log,
    record,
    proxies,
    assets,
    cache: createPageCache<InsteadOfCachedPage>({
      now: time.monotonic,
      maxBytes: 1e8,
      store: null,
      starting: () => false,
      record,
    }),
    // The clock is fixed, therefore rate limits do not refill.
    uselessWork: { burst: 1e6, perSecond: 1 },
    readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'current' }) },
    onBuilt: ({ invalidate }) => void (clearData = invalidate),
  });
  const noRequest = createAnswerNoRequest({ words: errorMessages.noRequest, headers, time });
  const answer = createCacheFirstListener({
    requestLineCache,
    readerCookie: sessionCookieName,
    now: time.monotonic,
    webServer: async () => webServer,
    noRequest,
    headers,
    requestIdOf: createRequestIds(proxies),
    access: null,
    draining: () => false,
    setNotices: (body) => body,
    dictionaryFor: () => null,
  });
  const server = createSiteServer({ noRequest, answer });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: askPort(port, sites[0].domain),
    invalidate: () => {
      record.purge(null);
      clearData();
      requestLineCache.invalidate();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
