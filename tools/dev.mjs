// The site with hot reload: loads screens, styles and rules from source on every request.
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';

const vite = await createServer({
  server: { middlewareMode: true },
  appType: 'custom',
  define: { 'process.env.NODE_ENV': '"development"' },
});
const load = (path) => vite.ssrLoadModule(path);
/** In a preview without a provider, staff can sign in under any linked name (`users link`). */
const providerFor = async (environment) => {
  const [{ startLocalProvider }, { redirectUriAt }, { sitesOf }] = await Promise.all(
    ['/tools/dev/local-provider.ts', '/config/settings/sign-in-provider.ts', '/config/wiring/installation.ts'].map(
      load,
    ),
  );
  const sites = sitesOf(environment);
  const { issuer, clientId, clientSecret } = await startLocalProvider({
    publicOrigin: sites[0].origin,
    redirectUris: sites.map(redirectUriAt),
    port: environment.PORT + 1,
  });
  return { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
};
const [
  { readEnvironment },
  { sitesOf },
  { mainApiOf },
  { createLog },
  { securityHeaders },
  { createRequestLineCache },
  { trustedProxies },
  { createChangeRecord },
  { tellOrigin },
] = await Promise.all(
  [
    '/config/settings/environment.ts',
    '/config/wiring/installation.ts',
    '/config/wiring/upstreams.ts',
    '/adapters/telemetry/log.ts',
    '/adapters/web/responses/security-headers.ts',
    '/adapters/web/page-cache/request-line-cache.ts',
    '/adapters/web/requests/trusted-proxies.ts',
    '/adapters/changes/change-record.ts',
    '/adapters/process/tell-origin.ts',
  ].map(load),
);

const named = readEnvironment(process.env);
const local =
  named.ok && named.environment.PREVIEW === 'on' && named.environment.OIDC_ISSUER === undefined
    ? await providerFor(named.environment)
    : null;
const reading = local === null ? named : readEnvironment({ ...process.env, ...local });
if (!reading.ok) {
  console.error(`Invalid environment variables:\n${reading.errors.map((line) => `  ${line}`).join('\n')}`);
  process.exit(78);
}
const { environment } = reading;
const sites = sitesOf(environment);
const log = createLog('info', (line) => process.stdout.write(line));
const mainApi = await mainApiOf(environment, sites, pathToFileURL('dist/server/origin.js'), tellOrigin(log));
const plan = {
  environment,
  sites,
  mainApiUrl: mainApi.url,
  mainApiHeaders: mainApi.headers,
  clientFolder: 'ui/public',
  cache: null,
  requestLineCache: createRequestLineCache(0),
  personalCookies: [],
  assets: {
    styles: [],
    themeScript: '/ui/browser/first-moment.ts',
    passkeyScript: '/ui/readers/sign-in/ask-for-passkey.ts',
    consentScript: '/ui/ads/consent/ask-consent.ts',
    thirdPartyScript: '/ui/ads/third-parties/follow-consent.ts',
    entry: '/tools/dev/entry.ts',
    scripts: [],
    fonts: [],
  },
  headers: securityHeaders({ assetOrigins: [], https: false, hotReload: true }),
  readiness: { accepting: () => true, canServe: () => true, state: () => ({ copies: 'current' }) },
  record: createChangeRecord(),
  proxies: trustedProxies(environment.TRUSTED_PROXIES),
  log,
};

let [loaded, webServer] = [null, null];
const answer = async (request, response) => {
  const module = await load('/config/wiring/build-web-server.ts');
  if (module !== loaded) [loaded, webServer] = [module, module.buildWebServer(plan)];
  webServer(request, response);
};
/** A fake native app to test pages (docs/native-app.md). */
const answerShell = async (response) => {
  const page = await vite.transformIndexHtml('/dev/shell', await readFile('tools/dev/shell.html', 'utf8'));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
};
createHttpServer((request, response) => {
  if (request.url === '/dev/shell') return void answerShell(response);
  vite.middlewares(request, response, () =>
    answer(request, response).catch((error) => {
      vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
    }),
  );
}).listen(environment.PORT, () => console.log(`Listening at ${sites[0].origin} (hot reload)`));

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => mainApi.stop().finally(() => process.exit(0)));
