import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { timeout } from './create-site-server.ts';
import {
  answeredInMemory,
  answeredOver,
  dictionary,
  difference,
  hitServers,
  knownPaths,
  listening,
  undated,
} from './hit-servers.fake.ts';

const runs = fc.readConfigureGlobal().numRuns ?? 100;

const cased = (name: string) => fc.constantFrom(name, name.toUpperCase(), name[0]!.toUpperCase() + name.slice(1));
const usual = fc.constantFrom(
  ['accept-encoding', 'br'],
  ['accept-encoding', 'gzip, deflate, br, zstd'],
  ['accept-encoding', 'br;q=0, gzip'],
  ['accept-encoding', 'identity'],
  ['accept-encoding', 'zebra, x-zstd'],
  ['accept-encoding', 'BR;Q=0, GZIP'],
  ['accept-encoding', 'gzip, deflate, br, zstd, dcb, dcz'],
  ['accept-encoding', 'dcz, br'],
  ['available-dictionary', dictionary.name],
  ['available-dictionary', `:${'A'.repeat(43)}=:`],
  ['dictionary-id', '"a"'],
  ['if-none-match', 'W/"main"'],
  ['if-none-match', '"x", W/"main"'],
  ['if-none-match', '*'],
  ['user-agent', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'],
  ['accept', 'text/html,application/xhtml+xml,*/*;q=0.8'],
  ['cookie', 'a=b; c="d"'],
  ['cookie', 'session=1'],
  ['authorization', 'Bearer x'],
  ['sec-fetch-site', 'same-origin'],
  ['upgrade-insecure-requests', '1'],
  ['connection', 'keep-alive'],
  ['x-forwarded-for', '10.0.0.1, 10.0.0.2'],
);
const unusual = fc.constantFrom(
  ['cookie', 'x; reader = 1'],
  ['host', 'lap.example'],
  ['host', 'masik.example'],
  ['content-length', '0'],
  ['content-length', '3'],
  ['transfer-encoding', 'chunked'],
  ['upgrade', 'websocket'],
  ['connection', 'close'],
  ['connection', 'Upgrade'],
  ['connection', 'keep-alive, close'],
  ['expect', '100-continue'],
  ['range', 'bytes=0-3'],
  ['te', 'trailers'],
  ['trailer', 'x'],
  ['keep-alive', 'timeout=1'],
  ['if-modified-since', 'Tue, 24 Nov 2026 20:00:00 GMT'],
  ['x-request-id', 'of-a-proxy'],
  ['x-tabs', 'a\tb'],
  ['x-long', 'x'.repeat(5_000)],
  ['x-ő', '1'],
  ['accept', 'ő'],
  ['accept', ''],
  ['accept ', '1'],
  [' accept', '1'],
  ['', '1'],
);
const header = fc
  .oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: unusual })
  .chain(([name = '', value = '']) =>
    fc.tuple(
      name === '' ? fc.constant('') : cased(name),
      fc.oneof(
        { weight: 12, arbitrary: fc.constant(': ') },
        { weight: 1, arbitrary: fc.constantFrom(':', ':  ', ' : ', ':\t', '') },
      ),
      fc.constant(value),
      fc.oneof(
        { weight: 20, arbitrary: fc.constant('\r\n') },
        { weight: 1, arbitrary: fc.constantFrom('\n', ' \r\n', '\r\n ', '\r', '\r\n\r\n', '\0\r\n') },
      ),
    ),
  )
  .map((parts) => parts.join(''));
const target = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...knownPaths) },
  { weight: 1, arbitrary: fc.constantFrom('/nincs', '*', '', 'http://lap.example/', '//', '/ő', '/#a', '/ /', '/\t') },
);
const firstLine = fc
  .tuple(
    fc.oneof(
      { weight: 14, arbitrary: fc.constant('GET') },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'get', ' GET', '\r\nGET', 'GETS') },
    ),
    target,
    fc.oneof(
      { weight: 14, arbitrary: fc.constant('HTTP/1.1\r\n') },
      { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0\r\n', 'HTTP/1.1\n', 'HTTP/1.1 \r\n', 'http/1.1\r\n', '\r\n') },
    ),
  )
  .map((parts) => parts.join(' '));
const hostLine = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('host: lap.example\r\n', 'Host: lap.example\r\n') },
  { weight: 1, arbitrary: fc.constantFrom('', 'host:\r\n', 'Host: lap.example:80\r\n', 'Host : lap.example\r\n') },
);
const ending = fc.oneof(
  { weight: 14, arbitrary: fc.constant('\r\n') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '\n', '\r\nx', '\r\n\r\n', '\r\nGET / HTTP/1.1\r\nhost: lap.example\r\n\r\n'),
  },
);
const request = fc
  .tuple(firstLine, fc.array(header, { maxLength: 6 }), hostLine, ending)
  .map(([first, [one = '', ...others], host, end]) => first + one + host + others.join('') + end);

const servers: Server[] = [];
const started = async (server: Server): Promise<Server> => {
  servers.push(server);
  return listening(server);
};
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const plain = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: lap.example\r\nAccept-Encoding: br\r\n${more}\r\n`;

const refusal = /HTTP\/1\.1 4(?:00|31) [^]*Olvashatatlan\.\n$/;

/**
 * The first difference of two responses. After invalid bytes, how many earlier responses arrive depends on timing
 * (answer-no-request.ts): only their order is compared.
 */
const parting = (ours: string, theirs: string): string => {
  const [own, other] = [ours.replace(refusal, ''), theirs.replace(refusal, '')];
  const isCut = ours !== '' && other !== theirs && other.startsWith(own);
  return isCut ? '' : difference(own, other);
};

describe('answers of ready bytes', () => {
  it('are to the byte what Node writes for the same head (a million heads in test:deep)', async () => {
    const { serve, answerTo } = await hitServers();
    const server = serve();
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 100, maxLength: 100 }), async (all) => {
        const pairs = all.flatMap((one) => {
          const answer = answerTo(Buffer.from(one));
          return answer === null ? [] : [[one, answer] as const];
        });
        answered += pairs.length;
        const own = pairs.map(([, answer]) => answer.toString('latin1')).join('');
        if (own === '') return;
        const whole = await answeredInMemory(server, pairs.map(([one]) => one).join(''));
        expect(difference(undated(own), whole)).toBe('');
      }),
      { numRuns: runs },
    );
    expect(answered).toBeGreaterThan(runs * 15);
  });

  it('come over a socket as Node sends them, however the bytes are cut', async () => {
    // Separate caches: the first request of a page starts its compression.
    const [own, other] = [await started((await hitServers()).quick()), await started((await hitServers()).serve())];
    const pieces = fc
      .tuple(fc.array(request, { minLength: 1, maxLength: 3 }), fc.array(fc.nat(400), { maxLength: 2 }))
      .map(([all, cuts]) => {
        const ascii = all.map((text) => text.replace('/ő', '/o'));
        const bytes = ascii.join('');
        if (cuts.length === 0) return ascii;
        const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).toSorted((a, b) => a - b), bytes.length];
        return at.slice(1).map((end, index) => bytes.slice(at[index], end));
      });
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { minLength: 20, maxLength: 20 }), async (lines) => {
        const parts = async (line: readonly string[]): Promise<string> =>
          parting(await answeredOver(own, line, { hangUp: true }), await answeredOver(other, line, { hangUp: true }));
        for (const line of lines) expect(await parts(line), JSON.stringify(line)).toBe('');
      }),
      { numRuns: Math.min(runs / 10, 500) },
    );
  });

  it('are found for a first target with bytes above ASCII by its percent-encoding', async () => {
    const server = await started((await hitServers()).quick());
    const told = await answeredOver(server, [plain('/cimke/ő?q=é')], { hangUp: true });
    expect(told).toContain('GET /cimke/%C5%91?q=%C3%A9 the whole way');
  });

  it.each([
    ['a copy', plain('/'), true],
    ['a copy that has just run out', plain('/regi'), true],
    ['who has it already', plain('/', 'If-None-Match: W/"main"\r\n'), true],
    ['a copy that is not packed yet', plain('/csomagolatlan'), false],
    ['an address without a copy', plain('/nincs'), false],
    ['credentials that open nothing', plain('/', 'Cookie: session=1\r\n'), true],
    ['a reader for whom the page opens further', plain('/tovabb', 'Cookie: reader=1\r\n'), false],
    ['a length', plain('/', 'Content-Length: 0\r\n'), false],
    ['a second host', plain('/', 'Host: lap.example\r\n'), false],
    ['a part of it', plain('/', 'Range: bytes=0-1\r\n'), false],
    ['two requests at once', plain('/') + plain('/'), false],
    ['half a request', plain('/').slice(0, 30), false],
  ])('are for %s: %#', async (_, bytes, expected) => {
    expect((await hitServers()).answerTo(Buffer.from(bytes)) !== null).toBe(expected);
  });

  it('start no revalidation after a hang-up: the next request starts it', async () => {
    const { state, quick } = await hitServers();
    const server = await started(quick());
    await answeredOver(server, [plain('/'), plain('/'), plain('/nincs'), plain('/')], { hangUp: true });
    expect(state.asked).toBe(1);
  });
});

const hurried = Object.fromEntries(
  Object.entries(timeout).map(([name, ms]) => [name, Math.ceil(ms / 100)]),
) as unknown as typeof timeout;

const connection = async (server: Server): Promise<Socket> => (await once(server, 'connection'))[0] as Socket;
const isAnswered = (socket: Socket): Promise<void> =>
  vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(0), 30_000);

describe('a connection', () => {
  it('is closed with its answer once the process is about to stop', async () => {
    const { state, quick } = await hitServers();
    const server = await started(quick());
    state.draining = true;
    const text = await answeredOver(server, [plain('/')]);
    expect(text).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\nconnection: close\r\n/i);
  });

  it('that has been answered does not keep a server from closing', async () => {
    const { quick } = await hitServers();
    const server = quick();
    await listening(server);
    const connected = connection(server);
    const answered = answeredOver(server, [plain('/')]);
    await isAnswered(await connected);
    await new Promise((resolve) => server.close(resolve));
    expect(await answered).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it.each([
    ['says nothing', [], 'HTTP/1.1 408 '],
    ['never ends its head', [plain('/').slice(0, 40)], 'HTTP/1.1 408 '],
    ['never ends its second head', [plain('/'), plain('/').slice(0, 40)], 'HTTP/1.1 408 '],
  ])('that %s is told so in time', async (_, pieces, expected) => {
    const time = createSteerableTime();
    const server = await started((await hitServers()).quick(hurried, time));
    const connected = connection(server);
    const answered = answeredOver(server, pieces);
    await connected;
    await time.advance(500);
    expect(await answered).toContain(expected);
  });

  it('that is idle is closed after its timeout', async () => {
    const time = createSteerableTime(stillTime());
    const server = await started((await hitServers()).quick(timeout, time));
    const connected = connection(server);
    const answered = answeredOver(server, [plain('/')]);
    const socket = await connected;
    await isAnswered(socket);
    await time.advance(timeout.keepAliveTimeout);
    expect(socket.destroyed).toBe(false);
    await time.advance(2_000);
    expect(socket.destroyed).toBe(true);
    expect(await answered).toMatch(/^HTTP\/1\.1 200 OK/);
  });
});

it('counts each hit by its route, also one that the browser has, and nothing else', async () => {
  const { answerTo, state } = await hitServers();
  const headers = ['', 'If-None-Match: W/"main"\r\n', 'Cookie: reader=1\r\n'];
  for (const more of headers) expect(answerTo(Buffer.from(plain('/', more)))).not.toBeNull();
  expect(answerTo(Buffer.from(plain('/tovabb', 'Cookie: reader=1\r\n')))).toBeNull();
  expect(answerTo(Buffer.from(plain('/nincs')))).toBeNull();
  expect(state.hits).toEqual(['cikk', 'cikk', 'cikk']);
});
