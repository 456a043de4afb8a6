import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestListener } from 'node:http';
import { createChangeRecord } from '#adapters/changes/change-record.ts';
import type { MainApi } from '#adapters/process/main-api.ts';
import { tellOrigin } from '#adapters/process/tell-origin.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { createRequestLineCache } from '#adapters/web/page-cache/request-line-cache.ts';
import { trustedProxies } from '#adapters/web/requests/trusted-proxies.ts';
import { securityHeaders } from '#adapters/web/responses/security-headers.ts';
import { type Environment, readEnvironment } from '#config/settings/environment.ts';
import { embeds } from '#config/settings/embeds.ts';
import { redirectUriAt } from '#config/settings/sign-in-provider.ts';
import { sitesOf } from '#config/wiring/installation.ts';
import { mainApiOf } from '#config/wiring/upstreams.ts';
import { nothingKept, type WebServerConfig } from '#config/wiring/web-server-config.ts';
import { frameOrigins } from '#core/media/embeds/frame-origins.ts';
import { type LocalProvider, startLocalProvider } from './local-provider.ts';

export type BuildWebServer = (plan: WebServerConfig) => RequestListener;

export interface DevSite {
  readonly origin: string;
  readonly port: number;
  readonly mainApi: MainApi;
  /** A server of the newest source; it ends what the one before left open. */
  build(buildWebServer: BuildWebServer): RequestListener;
  stop(): void;
}

/** In a preview without a provider, staff can sign in under any linked name (`users link`). */
const providerFor = async (environment: Environment): Promise<LocalProvider | null> => {
  if (environment.PREVIEW !== 'on' || environment.OIDC_ISSUER !== undefined) return null;
  const sites = sitesOf(environment);
  return startLocalProvider({
    publicOrigin: sites[0].origin,
    redirectUris: sites.map(redirectUriAt),
    port: environment.PORT + 1,
  });
};

const signInOf = (provider: LocalProvider | null): Readonly<Record<string, string>> =>
  provider === null
    ? {}
    : { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: provider.clientId, OIDC_CLIENT_SECRET: provider.clientSecret };

const assets = {
  build: 'dev',
  styles: [],
  themeScript: '/ui/browser/first-moment.ts',
  noticeScript: '/ui/editorial/notices/put-away.ts',
  passkeyScript: '/ui/readers/sign-in/ask-for-passkey.ts',
  topicsScript: '/ui/readers/topics/follow-topics.ts',
  consentScript: '/ui/ads/consent/ask-consent.ts',
  thirdPartyScript: '/ui/ads/third-parties/follow-consent.ts',
  videoScript: '/ui/media/pip/follow-pip.ts',
  entry: '/tools/dev/entry.ts',
  scripts: [],
  fonts: [],
} as const satisfies WebServerConfig['assets'];

/**
 * Invalid settings are an error with a line for each. The embedded origin runs from source; a running one is used
 * again.
 */
export const openDevSite = async (
  root: string,
  variables: NodeJS.ProcessEnv,
  running: MainApi | null = null,
): Promise<DevSite> => {
  const named = readEnvironment(variables);
  const provider = named.ok ? await providerFor(named.environment) : null;
  const reading = provider === null ? named : readEnvironment({ ...variables, ...signInOf(provider) });
  if (!reading.ok)
    throw new Error(`Invalid environment variables:\n${reading.errors.map((one) => `  ${one}`).join('\n')}`);
  const { environment } = reading;
  const sites = sitesOf(environment);
  const log = createLog('info', (line) => void process.stdout.write(line), systemTime);
  const worker = pathToFileURL(join(root, 'tools/dev/origin-worker.mjs'));
  const mainApi = running ?? (await mainApiOf(environment, sites, worker, tellOrigin(log, systemTime), systemTime));
  await mainApi.ready;
  let kept = nothingKept;
  const plan: WebServerConfig = {
    environment,
    time: systemTime,
    sites,
    mainApiUrl: mainApi.url,
    mainApiHeaders: mainApi.headers,
    clientFolder: 'ui/public',
    cache: null,
    requestLineCache: createRequestLineCache(0, () => false),
    assets,
    headers: securityHeaders({
      assetOrigins: environment.ASSET_ORIGINS,
      frameOrigins: frameOrigins(embeds),
      https: false,
      hotReload: true,
    }),
    readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'current' }) },
    record: createChangeRecord(),
    proxies: trustedProxies(environment.TRUSTED_PROXIES),
    log,
    onBuilt: (built) => {
      kept = built;
    },
  };
  return {
    origin: sites[0].origin,
    port: environment.PORT,
    mainApi,
    build: (buildWebServer) => {
      kept.closeStreams();
      return buildWebServer(plan);
    },
    stop: () => {
      kept.closeStreams();
      provider?.close();
    },
  };
};
