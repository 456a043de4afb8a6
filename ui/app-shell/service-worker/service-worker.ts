import { secondNow } from '../../window/now.ts';
import { buildFile, dropOldBuilds, inThisBuild, keepBuild } from './build-files.ts';
import { followFronts } from './follow-fronts.ts';
import { withFrontBand } from './front-band.ts';
import { frontCopy, frontData, frontPicture } from './kept-fronts.ts';
import { handOver, openMessage, showMessage } from './notifications.ts';
import { offlinePage } from './offline-page.ts';
import { preloaded } from './preloaded.ts';
import { dropSaved, isGone, renewSaved, savedCopy, savedDocuments, savedHere, takeSaved } from './saved-pages.ts';
import type { KeptArticle } from './saved-message.ts';
import { savedPicture, takePictures } from './saved-pictures.ts';
import { wayOf } from './way-of.ts';
import type { AskedEvent, WorkerScope } from './worker-scope.ts';

/** Serves stored pages only without a connection. Online, every page comes from the server. */

const scope = self as unknown as WorkerScope;
const { plan } = scope;

const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; form-action 'none'; base-uri 'none'`;
const html = (text: string, status: number, contentSecurityPolicy: string): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
    },
  });

const unavailable = 503;

/** Pictures are not intercepted until a page has failed to load. */
let lost = false;
const fronts = followFronts();

const withoutConnection = async (url: string): Promise<Response> => {
  lost = true;
  fronts.lost();
  const saved = await savedCopy(url);
  const { copy, keptAt } = (saved ? { copy: saved, keptAt: null } : await frontCopy(url)) ?? {};
  if (copy) {
    const text = inThisBuild(await copy.text(), plan);
    return html(
      typeof keptAt === 'number' ? withFrontBand(text, keptAt, secondNow()) : text,
      copy.status,
      copy.headers.get('content-security-policy') ?? policy,
    );
  }
  return html(offlinePage(plan, new URL(url).pathname, await savedHere()), unavailable, policy);
};

const dropGone = async (url: string): Promise<void> => {
  if (await dropSaved(url)) await takePictures(await savedDocuments(await savedHere()), 0);
};

const told = (event: AskedEvent, answer: Response): Response => {
  const { url } = event.request;
  if (isGone(answer)) event.waitUntil(dropGone(url).catch(() => undefined));
  if (answer.status < unavailable) event.waitUntil(fronts.met(url, isGone(answer)));
  return answer;
};

/** Offline, skip the HTTP cache: a stored front shows its age, the HTTP cache does not. */
const asked = async (event: AskedEvent): Promise<Response> => {
  const { request } = event;
  if (navigator.onLine || !(await frontCopy(request.url))) return (await preloaded(event)) ?? fetch(request);
  event.waitUntil(preloaded(event));
  return fetch(request, { cache: 'no-cache' });
};

const page = async (event: AskedEvent): Promise<Response> => {
  try {
    return told(event, await asked(event));
  } catch {
    return withoutConnection(event.request.url);
  }
};

const fetchedOr = async (
  copyOf: (url: string) => Promise<Response | undefined>,
  event: AskedEvent,
): Promise<Response> => {
  const { request } = event;
  try {
    return told(event, await fetch(request));
  } catch (error) {
    const copy = await copyOf(request.url);
    if (copy) return copy;
    throw error;
  }
};

const takeOver = async (): Promise<void> => {
  await dropOldBuilds(plan);
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
};

/** Milliseconds between two revalidations of saved articles. */
const renewedFor = 60_000;
let renewedAt = -Infinity;

const renewAtTimes = async (articles: readonly KeptArticle[]): Promise<void> => {
  if (performance.now() - renewedAt < renewedFor) return;
  renewedAt = performance.now();
  await renewSaved(articles);
};

/** Serializes saves: the last message wins. */
let saving: Promise<void> = Promise.resolve();

scope.addEventListener('install', (event) => event.waitUntil(keepBuild(plan)));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => {
  if (event.data?.kind === 'front') {
    const { path } = event.data;
    event.waitUntil(fronts.asked(path).then(() => event.source?.postMessage({ kind: 'front', path })));
  }
  if (event.data?.kind !== 'saved') return;
  const { articles, density } = event.data;
  saving = saving
    .then(() => takeSaved(articles))
    .then(() => renewAtTimes(articles))
    .then(async () => takePictures(await savedDocuments(articles), density))
    .catch(() => undefined);
  event.waitUntil(saving);
});
scope.addEventListener('push', (event) => event.waitUntil(showMessage(scope, event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(scope, event)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(handOver(scope, event)));
scope.addEventListener('fetch', (event) => {
  switch (wayOf(event.request, scope.location.origin)) {
    case 'asset':
      return event.respondWith(buildFile(event.request, plan));
    case 'document':
      return event.respondWith(page(event));
    case 'data':
      return event.respondWith(
        fetchedOr(async (url) => (await savedCopy(url)) ?? frontData(url, event.request.referrer), event),
      );
    case 'picture':
      return void (
        (lost || !navigator.onLine) &&
        event.respondWith(fetchedOr(async (url) => (await savedPicture(url)) ?? frontPicture(url), event))
      );
    case 'leave':
  }
});
