import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import { answerHitsFirst, createAnswerBytes } from './answer-hits-first.ts';
import { createAnswerNoRequest } from './answer-no-request.ts';
import { createCacheFirstListener, createFindHit } from './cache-first-listener.ts';
import { type CachedPage, type StoredBody, storedBody, textHead } from '../responses/cached-page.ts';
import { createSiteServer, timeout } from './create-site-server.ts';
import { dictionaryOf } from '../responses/compression/dictionary.ts';
import { compress, compressBy, type Encoding } from '../responses/compression/encoding.ts';
import { createRequestLineCache } from '../page-cache/request-line-cache.ts';

const headers = ['x-safe', 'yes', 'content-security-policy', "default-src 'none'"];
export const now = 1_000_000;
export const dictionary = dictionaryOf(Buffer.from('Főlap. Második. '.repeat(20)));

const body = async (text: string, etag: string, encodings: readonly Encoding[]): Promise<StoredBody> => {
  const made = storedBody(Buffer.from(text), etag, textHead('text/html; charset=utf-8', 'public, max-age=10', headers));
  for (const encoding of encodings) {
    const bytes =
      encoding === 'dcz' || encoding === 'dcb'
        ? await compressBy(dictionary, made.identity, encoding)
        : await compress(made.identity, encoding);
    made.variants.set(encoding, { head: made.headFor(encoding, bytes.length), bytes });
  }
  Object.assign(made.use, { sent: 1_000, wellCompressed: encodings.includes('br') });
  Object.assign(made.sharedUse, { sent: 1_000, wellCompressed: encodings.includes('dcb') });
  return made;
};

const pageOf = (html: StoredBody, changes: Partial<CachedPage> = {}): CachedPage => ({
  page: 'lap /',
  html,
  payload: html,
  madeAt: now - 5_000,
  freshUntil: now + 1_000,
  lifetime: { fresh: 5, whileRevalidating: 60, ifError: 60 },
  edition: null,
  route: 'cikk',
  opensFurther: false,
  ...changes,
});

const makePages = async (): Promise<Readonly<Record<string, CachedPage>>> => ({
  '/': pageOf(await body('Főlap. '.repeat(40), 'main', ['br', 'gzip', 'dcb'])),
  '/?oldal=2': pageOf(await body('Második. '.repeat(40), 'second', ['br', 'gzip', 'dcz'])),
  '/rovid': pageOf(await body('Rövid.', 'short', [])),
  '/uj': pageOf(await body('Új. '.repeat(40), 'new', ['zstd'])),
  '/csomagolatlan': pageOf(await body('Csomagolatlan. '.repeat(40), 'bare', [])),
  '/tovabb': pageOf(await body('Tovább. '.repeat(40), 'further', ['br']), { opensFurther: true }),
  '/regi': pageOf(await body('Régi. '.repeat(40), 'old', ['br']), { freshUntil: now - 1_000 }),
});
export const knownPaths = Object.keys(await makePages());

export const hitServers = async () => {
  const pages = await makePages();
  const state = { draining: false, asked: 0, gone: false, pages, hits: [] as string[] };
  const requestLineCache = createRequestLineCache(100, () => !state.gone);
  for (const [url, page] of Object.entries(pages)) requestLineCache.remember('lap.example', url, page);
  requestLineCache.find('lap.example', '/regi', now);
  const draining = (): boolean => state.draining;
  const noRequest = createAnswerNoRequest({
    words: { tooLong: 'Túl hosszú.', tooSlow: 'Túl lassú.', unreadable: 'Olvashatatlan.' },
    headers,
    time: systemTime,
  });
  const whoIsSentCopies = {
    readerCookie: 'reader',
    now: () => now,
    setNotices: (sent: StoredBody) => sent,
    dictionaryFor: (page: string) => (page.startsWith('lap ') ? dictionary : null),
  };
  const answer = createCacheFirstListener({
    ...whoIsSentCopies,
    requestLineCache,
    webServer: async () => (request, response) => {
      state.asked += 1;
      request.resume().on('end', () => response.end(`${request.method} ${request.url} the whole way`));
    },
    noRequest,
    headers,
    requestIdOf: () => 'an-id',
    access: null,
    draining,
  });
  const serve = (own = timeout): Server => createSiteServer({ answer, noRequest, timeout: own });
  const needs = {
    findHit: createFindHit(whoIsSentCopies, requestLineCache.peek),
    draining,
    time: systemTime,
    onHit: (route: string) => void state.hits.push(route),
  };
  return {
    state,
    serve,
    quick: (own = timeout, time: Time = systemTime): Server => {
      const server = serve(own);
      answerHitsFirst(server, { ...needs, time });
      return server;
    },
    answerTo: createAnswerBytes(needs, timeout.keepAliveTimeout),
  };
};

export const difference = (one: string, other: string): string => {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 160));
  return `at ${at}: ${around(one)} and ${around(other)}`;
};

export const undated = (text: string): string => text.replaceAll(/\r\nDate: [^\r]+/g, '\r\nDate: …');

const idleTurns = 50;

/** Counts work, not time: independent of machine speed. */
const untilIdle = async (progress: () => number, isBusy = (): boolean => false): Promise<void> => {
  for (let [turns, last] = [0, progress()]; turns < idleTurns; turns += 1) {
    await turn();
    const now = progress();
    if (now !== last || isBusy()) [turns, last] = [0, now];
  }
};

export const answeredInMemory = async (server: Server, bytes: string): Promise<string> => {
  let text = '';
  const line = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _, done) => {
      text += chunk.toString('latin1');
      done();
    },
  });
  line.on('error', () => undefined);
  server.emit('connection', line);
  line.push(Buffer.from(bytes));
  await untilIdle(() => text.length);
  line.destroy();
  return undated(text);
};

interface Watched {
  readonly sockets: Map<number | undefined, Socket>;
  readonly open: Set<unknown>;
}

const watched = new WeakMap<Server, Watched>();

export const listening = async (server: Server): Promise<Server> => {
  const own: Watched = { sockets: new Map(), open: new Set() };
  watched.set(server, own);
  server.on('connection', (socket) => own.sockets.set(socket.remotePort, socket));
  server.prependListener('request', (request, response) => {
    own.open.add(request);
    response.once('close', () => own.open.delete(request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

const connected = async (server: Server): Promise<readonly [client: Socket, taken: Socket]> => {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  await once(client, 'connect');
  client.on('error', () => undefined);
  for (;;) {
    const taken = watched.get(server)?.sockets.get(client.localPort);
    if (taken !== undefined) return [client, taken];
    await turn();
  }
};

export const answeredOver = async (
  server: Server,
  pieces: readonly string[],
  { hangUp = false }: { readonly hangUp?: boolean } = {},
): Promise<string> => {
  const [client, taken] = await connected(server);
  let text = '';
  const closed = new Promise<void>((resolve) => void client.once('close', () => resolve()));
  client.on('data', (chunk) => (text += chunk.toString('latin1'))).on('end', () => client.end());
  const progress = (): number => (taken.bytesRead || 0) + (taken.bytesWritten || 0) + text.length;
  const isBusy = (): boolean => !taken.destroyed && (watched.get(server)?.open.size ?? 0) > 0;
  for (const piece of pieces) {
    client.write(Buffer.from(piece));
    await untilIdle(progress, isBusy);
  }
  if (hangUp) client.end();
  await closed;
  return undated(text);
};
