import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { runOrigin } from '#adapters/origin/process/run-origin.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import { buildSampleContent } from '#adapters/sample-newspaper/write/build-sample-content.ts';
import type { Article } from '#adapters/origin/content/article.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createRequestLineCache } from '#adapters/web/page-cache/request-line-cache.ts';
import { trustedProxies } from '#adapters/web/requests/trusted-proxies.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { Time } from '#adapters/time/time.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import { buildWebServer } from '../../../config/wiring/build-web-server.ts';
import { readEnvironment } from '../../../config/settings/environment.ts';
import { sitesOf } from '../../../config/wiring/installation.ts';
import { exampleAssets as assets } from '#core/pages/assets.fake.ts';

export interface Told {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string;
  readonly caching: string;
  readonly body: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly from?: string;
}

export interface SeededWebServer {
  readonly sites: SiteFamily;
  ask(host: string, path: string, sent?: Sent): Promise<Told>;
  execute(order: unknown): Promise<unknown>;
  /** Warnings of the log, one object of JSON each. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

export const openSeededWebServer = async (
  variables: Readonly<Record<string, string>>,
  pick: (all: readonly Article[]) => readonly Article[],
  clientFolder: string,
  time: Time = createSteerableTime(),
): Promise<SeededWebServer> => {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  const sites = sitesOf(reading.environment);
  const now = Math.floor(Date.now() / 1000);
  const content = buildSampleContent(
    sites.map(({ role, slug, domain, name, pathPrefix, timeZone }) => ({
      role,
      slug,
      domain,
      name,
      pathPrefix,
      timeZone,
    })),
    now - 3600,
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'seeded-'));
  const origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader,
    secret: testSecret,
    content: { kind: 'given', content: { ...content, articles: pick(content.articles ?? []) } },
    sample: noSample,
    now: () => now,
  });
  await origin.ready;
  const warnings: string[] = [];
  const server = createServer(
    buildWebServer({
      environment: reading.environment,
      time,
      sites,
      mainApiUrl: origin.url,
      mainApiHeaders: { 'origin-secret': testSecret },
      assets,
      clientFolder,
      headers: [],
      cache: null,
      requestLineCache: createRequestLineCache(0, () => true),
      proxies: trustedProxies(['127.0.0.1']),
      record: unchanged().record,
      readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'current' }) },
      log: createLog('warn', (line) => warnings.push(line)),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  let asked = 0;
  const nextReader = (): string => `10.${((asked += 1) >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  return {
    sites,
    ask: (host, path, { method = 'GET', headers = {}, body: sent = '', from = nextReader() } = {}) =>
      new Promise((resolve, reject) => {
        request(
          { agent, port, host: '127.0.0.1', path, method, headers: { host, 'x-forwarded-for': from, ...headers } },
          (response) => {
            let body = '';
            response
              .setEncoding('utf8')
              .on('data', (text: string) => (body += text))
              .on('error', reject)
              .on('end', () =>
                resolve({
                  status: response.statusCode ?? 0,
                  location: response.headers.location,
                  type: response.headers['content-type'] ?? '',
                  caching: response.headers['cache-control'] ?? '',
                  body,
                }),
              );
          },
        )
          .on('error', reject)
          .end(sent);
      }),
    execute: (order) => origin.execute(order),
    warnings,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await origin.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
