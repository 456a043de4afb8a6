import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import { runOrigin } from '#adapters/origin/run-origin.ts';
import { buildWorld } from '#adapters/origin/seed/build-world.ts';
import type { SeedArticle } from '#adapters/origin/seed/seed-world.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createShortcuts } from '#adapters/web/shortcuts.ts';
import { trustedProxies } from '#adapters/web/trusted-proxies.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { siteHeader } from './brand.ts';
import { buildHouse } from './build-house.ts';
import { readEnvironment } from './environment.ts';
import { sitesOf } from './installation.ts';

const assets = { build: 'b', styles: [], themeScript: '/theme.js', entry: '/entry.js', scripts: [], fonts: [] };

export interface Told {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string;
  readonly body: string;
}

export interface SeededHouse {
  readonly sites: SiteFamily;
  /** Asks as a client does that was led to the host. */
  ask(host: string, path: string): Promise<Told>;
  /** Has an order of an editor carried out by the origin. */
  carryOut(order: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** The whole site in this process over the seed's sample newspaper, with those of its articles that are picked: the ones that were written one by one come first. */
export const openSeededHouse = async (
  variables: Readonly<Record<string, string>>,
  pick: (all: readonly SeedArticle[]) => readonly SeedArticle[],
  clientFolder: string,
): Promise<SeededHouse> => {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  const sites = sitesOf(reading.environment);
  const now = Math.floor(Date.now() / 1000);
  const world = buildWorld(
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
    content: { kind: 'world', world: { ...world, articles: pick(world.articles ?? []) } },
    now: () => now,
  });
  await origin.ready;
  const server = createServer(
    buildHouse({
      environment: reading.environment,
      sites,
      mainApiUrl: origin.url,
      mainApiHeaders: { 'origin-secret': testSecret },
      assets,
      clientFolder,
      headers: [],
      cache: null,
      shortcuts: createShortcuts(0, () => true),
      personalCookies: [],
      proxies: trustedProxies(['127.0.0.1']),
      record: unchanged().record,
      readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'told' }) },
      log: createLog('silent', () => undefined),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  let asked = 0;
  /** Each question is a reader's own: one address that asked for all of them would be turned away by the limit of searches. */
  const nextReader = (): string => `10.${((asked += 1) >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  return {
    sites,
    ask: (host, path) =>
      new Promise((resolve, reject) => {
        request(
          { agent, port, host: '127.0.0.1', path, headers: { host, 'x-forwarded-for': nextReader() } },
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
                  body,
                }),
              );
          },
        )
          .on('error', reject)
          .end();
      }),
    carryOut: (order) => origin.carryOut(order),
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await origin.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
