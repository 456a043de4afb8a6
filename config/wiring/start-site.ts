import type { RequestListener } from 'node:http';
import { openRecord } from '#adapters/changes/open-record.ts';
import { createAnswerNoRequest } from '#adapters/web/server/answer-no-request.ts';
import { answerHitsFirst } from '#adapters/web/server/answer-hits-first.ts';
import type { StoredBody } from '#adapters/web/responses/cached-page.ts';
import { createCacheFirstListener, createFindHit } from '#adapters/web/server/cache-first-listener.ts';
import { captureCrashes } from '#adapters/telemetry/capture-crashes.ts';
import { captureOutput } from '#adapters/telemetry/capture-output.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { boundConnections, connectionLimitsOf } from '#adapters/web/server/bound-connections.ts';
import { createSiteServer } from '#adapters/web/server/create-site-server.ts';
import { hasFront, pageCacheOf } from '#adapters/process/page-cache-of.ts';
import { createRequestIds, createTraceOf } from '#adapters/web/requests/request-id.ts';
import { createRequestLineCache } from '#adapters/web/page-cache/request-line-cache.ts';
import { securityHeaders } from '#adapters/web/responses/security-headers.ts';
import { trustedProxies } from '#adapters/web/requests/trusted-proxies.ts';
import { frameOrigins } from '#core/media/embeds/frame-origins.ts';
import { sessionCookieName } from '#core/readers/sessions/session-cookie.ts';
import { errorMessages } from '#ui/messages/errors.ts';
import { readClientAssets } from '#adapters/web/app-shell/builds/client-assets.ts';
import { openControlServer } from '#adapters/process/control-server.ts';
import type { BoundPort } from '#adapters/process/bind-port.ts';
import { dictionariesOf } from '#adapters/web/app-shell/builds/dictionaries.ts';
import { findContent } from '#adapters/process/find-content.ts';
import { keptBuilds } from '#adapters/process/state/kept-builds.ts';
import { keptNotices } from '#adapters/process/state/kept-notices.ts';
import { accessLogOf, noteAccessOf } from '#adapters/process/telemetry/note-access.ts';
import { nothingKept } from './web-server-config.ts';
import { embeds } from '../settings/embeds.ts';
import { brand, siteHeader } from '../settings/brand.ts';
import type { Environment } from '../settings/environment.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { aboutReady, aboutStart } from '#adapters/process/about-start.ts';
import { addressResolverOf, sitesOf } from './installation.ts';
import { openOldAddresses } from '#adapters/process/state/open-old-addresses.ts';
import { ownDataFolder } from '#adapters/process/own-data-folder.ts';
import { openEdge } from '#adapters/process/open-edge.ts';
import { openPageStore } from '#adapters/process/open-page-store.ts';
import { type Keepers, stayCurrent } from '#adapters/process/stay-current.ts';
import { advanceAll, type ProcessTime } from '#adapters/process/time.ts';
import { quietWhileOpening } from '#adapters/process/quiet-while-opening.ts';
import { stopGracefully } from '#adapters/process/stop-gracefully.ts';
import { takePort } from '#adapters/process/take-port.ts';
import { tellOrigin } from '#adapters/process/tell-origin.ts';
import { mailOf, tellMailOff } from '../settings/mail.ts';
import { followOf } from './follow.ts';
import { mainApiOf } from './upstreams.ts';
import { shadowOf } from './shadow.ts';
import { scriptOriginsOf } from '../settings/third-parties.ts';
import { startTelemetry } from '#adapters/process/telemetry/start-telemetry.ts';
import { tellReady, watchReadiness } from '#adapters/process/watch-readiness.ts';
import { whileOpening } from '#adapters/process/while-opening.ts';

export interface BuiltFiles {
  readonly client: string;
  readonly originWorker: URL;
}

/** Listens before it loads the renderer, to send stored pages at once. */
export const startSite = async (
  { environment, held }: BoundPort<Environment>,
  { log: plainLog, write }: { readonly log: Log; readonly write: (line: string) => void },
  files: BuiltFiles,
  { time, advance }: ProcessTime,
): Promise<void> => {
  const telemetry = await startTelemetry(environment, { product: brand.slug, part: 'web' }, plainLog, time);
  const { log: fullLog, measures } = telemetry;
  captureOutput(fullLog);
  await ownDataFolder(environment, fullLog);
  const proxies = trustedProxies(environment.TRUSTED_PROXIES);
  const sites = sitesOf(environment);
  const about = await aboutStart({ name: brand.name, version: packageFile.version }, environment, sites);
  const log = quietWhileOpening(fullLog, () => readiness.isOpening());
  const edge = openEdge(environment, time, log, measures);
  const common = { environment, sites, time, log, edge };
  const { assets: built, build } = await readClientAssets(files.client);
  const { assets, dictionaryFor, ownHeadersOf } = dictionariesOf({ ...common, assets: built, client: files.client });
  const policy = {
    assetOrigins: environment.ASSET_ORIGINS,
    frameOrigins: frameOrigins(embeds),
    https: sites[0].origin.startsWith('https:'),
  };
  const headers = securityHeaders(policy);
  const thirdPartyHeaders = securityHeaders({ ...policy, scriptOrigins: scriptOriginsOf(environment) });
  const builds = keptBuilds({ ...common, build, client: files.client, headers, ownHeadersOf });
  const record = await openRecord(environment.DATA_DIR, (error) => log.warn('record-not-written', { error }));
  const store = await openPageStore(environment, sites, build, log, time);
  const [content, work] = [findContent(time), { running: 0, waiting: 0 }];
  const hasAnswered = (): boolean => current.hasAnswered() || content.isFound();
  const readiness = watchReadiness({
    copies: () => current.trust(),
    maySend: () => hasFront(cache, sites[0]),
    hasAnswered: environment.MAIN_API_URL === undefined ? null : hasAnswered,
  });
  const cache = pageCacheOf(environment, time, {
    store: store.pages,
    starting: () => readiness.isStarting(),
    record,
    caughtUp: () => current.caughtUp(),
    onDropped: (pages) => answers.warming.onEvicted(pages),
  });
  const requestLineCache = createRequestLineCache(cache === null ? 0 : 512, ({ edition, page }) =>
    record.isCurrent(edition, page),
  );
  let answers = nothingKept;
  const oldAddresses = await openOldAddresses({ ...common, siteHeader, measures }, requestLineCache.invalidate);
  const keepers: Keepers = {
    invalidate: () => {
      answers.invalidate();
      requestLineCache.invalidate();
    },
    dropPages: async (concerned) => (await cache?.drop(concerned)) ?? [],
    dropAnswers: (concerned) => answers.drop(concerned),
    follow: oldAddresses.onChanges,
  };
  const originEvents = tellOrigin(log, time, [telemetry.onOrigin, readiness.onOrigin]);
  // Only the embedded origin sends mail.
  if (environment.MAIN_API_URL === undefined) tellMailOff(log, environment, mailOf(environment, sites));
  const upstream = mainApiOf(
    environment,
    sites,
    files.originWorker,
    { ...originEvents, telemetry: telemetry.ofOrigin },
    time,
  );
  const current = stayCurrent({
    ...common,
    mainApi: upstream,
    record,
    shared: store.shared,
    keepers,
    isOpening: () => readiness.isOpening(),
    measures,
  });
  const whoIsSentCopies = {
    readerCookie: sessionCookieName,
    now: time.monotonic,
    setNotices: (body: StoredBody) => answers.setNotices(body),
    dictionaryFor,
  };
  const addressResolver = addressResolverOf(sites, environment.SHOP_URL, {
    added: environment.REDIRECTS,
    preview: environment.PREVIEW === 'on',
    findOld: oldAddresses.find,
  });
  const notices = keptNotices({ dataDir: environment.DATA_DIR, sites, now: () => time.monotonic() / 1000, log });
  const listensAtOnce = environment.LISTEN_AT === 'start';
  const opening = whileOpening(
    cache && listensAtOnce ? { ...whoIsSentCopies, judge: addressResolver.judge, find: cache.find, notices } : null,
    time,
  );
  const webServer: Promise<RequestListener> = Promise.all([
    upstream,
    opening.mayLoad.then(() => import('./build-web-server.ts')),
  ]).then(([{ url, headers: mainApiHeaders }, { buildWebServer }]) => {
    const listener = buildWebServer({
      ...common,
      addressResolver,
      mainApiUrl: url,
      mainApiHeaders,
      assets,
      clientFolder: files.client,
      keptBuilds: builds,
      ownHeadersOf,
      dictionaryFor,
      headers,
      thirdPartyHeaders,
      cache,
      requestLineCache,
      record,
      measures,
      work,
      relay: store.relay,
      noticeMemory: notices,
      proxies,
      onBuilt: (kept) => void (answers = kept),
      readiness: readiness.readiness,
    });
    opening.onLoaded();
    return listener;
  });
  const [shadow, access] = [shadowOf({ ...common, findOld: oldAddresses.find }), accessLogOf(environment, write, time)];
  void oldAddresses.follow(upstream).catch(() => undefined);
  const room = {
    dataDir: environment.DATA_DIR,
    mainApi: upstream,
    purge: current.purge,
    expectEdit: current.expectEdit,
    oldAddresses: oldAddresses.written,
    shadow,
    time,
    advance: advance && ((ms: number) => advanceAll(advance, upstream, ms)),
    log,
  };
  const control = openControlServer(room);
  const noRequest = createAnswerNoRequest({ words: errorMessages.noRequest, headers, time });
  const answer = createCacheFirstListener({
    ...whoIsSentCopies,
    requestLineCache,
    webServer: () => webServer,
    meanwhile: opening.answer,
    noRequest,
    headers,
    requestIdOf: createRequestIds(proxies),
    traceOf: createTraceOf(proxies),
    access: noteAccessOf(access, measures, time),
    draining: readiness.isDraining,
  });
  const server = createSiteServer({ noRequest, answer: shadow?.over(answer) ?? answer });
  // The access log and shadow rules need Node's request and response objects.
  if (cache !== null && access === null && shadow === null && environment.QUICK_HITS === 'on')
    answerHitsFirst(server, {
      findHit: createFindHit(whoIsSentCopies, requestLineCache.peek),
      draining: readiness.isDraining,
      time,
      ...(measures && { onHit: telemetry.hits.count }),
    });
  boundConnections(server, { ...connectionLimitsOf(process.report.getReport()), proxies, log });
  const { stopBroken } = stopGracefully({
    server,
    time,
    log,
    drainSeconds: environment.DRAIN_SECONDS ?? (process.stdout.isTTY ? 0 : 5),
    onDraining: () => [readiness.onDraining, answers.closeStreams].forEach((end) => end()),
    close: {
      following: followOf(environment, sites, room),
      control: async () => (await control)?.close(),
      origin: async () => {
        await Promise.race([current.stop().then(edge.stop).then(oldAddresses.stop), time.wait(1_000)]);
        await (await upstream).stop();
      },
      'page store': store.close,
      telemetry: telemetry.close,
    },
  });
  captureCrashes(log, stopBroken);
  const [{ readiness: state }, streams] = [readiness, (): number => answers.streams()];
  telemetry.serve(upstream, { readiness: state, cache, work, changeFeedLag: current.lag, streams });
  const listen = (): void => takePort(server, environment, log, about, held);
  opening.listen(server);
  if (listensAtOnce) listen();
  await upstream.then(({ ready }) => ready);
  await webServer;
  await answers.followNotices();
  readiness.onLoaded();
  if (environment.MAIN_API_URL !== undefined)
    void content.until(() => hasAnswered() || readiness.isDraining(), answers.loadContent);
  await tellReady(readiness.readiness, log, aboutReady(sites), time, listensAtOnce ? null : listen);
  await answers.warming.warm();
};
