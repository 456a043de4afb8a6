import { createServer as createPlain, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createRaw } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { faultOfBreak } from './call-fault.ts';
import { exchange } from './exchange.ts';

const servers: { close(): unknown }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const listening = async (server: Pick<Server, 'listen' | 'address' | 'close'>): Promise<string> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};
const serving = (answer: RequestListener): Promise<string> => listening(createPlain(answer));
const raw = (bytes: string): Promise<string> =>
  listening(
    createRaw(
      (socket) => void socket.on('error', () => undefined).once('data', () => socket.end(bytes)),
    ) as unknown as Server,
  );

const get = { method: 'GET', headers: {}, body: null };
const { signal } = new AbortController();
const textOf = async (url: string, maxBytes = 1_000): Promise<string> =>
  (await exchange(url, get, signal)).body(maxBytes);
const faultOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'none',
    (cause: unknown) => faultOfBreak(cause).kind,
  );

describe('an exchange', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('reads a response in %s, up to the limit of its text', async (coding, compress) => {
    const bytes = compress('ő'.repeat(500));
    const url = await serving((_, response) => response.setHeader('content-encoding', coding).end(bytes));
    expect(await textOf(url)).toBe('ő'.repeat(500));
    expect(await faultOf(textOf(url, 999))).toBe('too-long');
  });

  it('reads codings in any case, and an empty text with one', async () => {
    const upper = await serving((_, response) => response.setHeader('content-encoding', 'GZIP').end(gzipSync('ő')));
    const empty = await serving((_, response) => response.setHeader('content-encoding', 'gzip').end());
    expect([await textOf(upper), await textOf(empty)]).toEqual(['ő', '']);
  });

  it('ends at an upgrade that it did not ask for', async () => {
    const url = await raw('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    expect(await faultOf(textOf(url))).toBe('reset');
  });

  it('stops a response at the limit', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await serving((_, response) => {
      const more = (): void => void (response.writableNeedDrain || response.write('x'.repeat(1_000)));
      response.on('drain', more).on('close', closed.resolve);
      for (let at = 0; at < 100; at += 1) more();
    });
    expect(await faultOf(textOf(url))).toBe('too-long');
    await closed.promise;
  });

  it('uses a connection again', async () => {
    const ports = new Set<number | undefined>();
    const url = await serving(({ socket }, response) => {
      ports.add(socket.remotePort);
      response.end('{}');
    });
    for (let turn = 0; turn < 3; turn += 1) expect(await textOf(url)).toBe('{}');
    expect(ports.size).toBe(1);
  });

  describe('on a connection that the server just closed', () => {
    const closing = async () => {
      const seen: string[] = [];
      const connections = new Set<unknown>();
      const url = await serving(({ socket, method = '' }, response) => {
        seen.push(method);
        if (connections.has(socket)) return void socket.destroy();
        connections.add(socket);
        response.end('{}');
      });
      expect(await textOf(url)).toBe('{}');
      return { url, seen, connections };
    };

    it('sends a GET once more, on a new one', async () => {
      const { url, seen, connections } = await closing();
      expect(await textOf(url)).toBe('{}');
      expect([seen, connections.size]).toEqual([['GET', 'GET', 'GET'], 2]);
    });

    it('repeats no request that changes something', async () => {
      const { url, seen } = await closing();
      expect(await faultOf(exchange(url, { ...get, method: 'POST', body: '{}' }, signal))).toBe('reset');
      expect(seen).toEqual(['GET', 'POST']);
    });

    it('repeats none that fails on the new one, too', async () => {
      let count = 0;
      const url = await serving(({ socket }, response) => {
        count += 1;
        if (count > 1) return void socket.destroy();
        response.end('{}');
      });
      expect(await textOf(url)).toBe('{}');
      expect(await faultOf(textOf(url))).toBe('reset');
      expect(count).toBe(3);
    });
  });

  it('sends a body with its length, and none where there is none', async () => {
    const url = await serving((request, response) => {
      const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
      request.resume().on('end', () => response.end(`${request.method} ${length} ${coding}`));
    });
    const sent = async (method: string, body: string | null) =>
      (await exchange(url, { method, headers: {}, body }, signal)).body(1_000);
    expect(await sent('POST', '{"ő":1}')).toBe('POST 8 undefined');
    expect(await sent('POST', null)).toBe('POST 0 undefined');
    expect(await sent('DELETE', '{"ő":1}')).toBe('DELETE 8 undefined');
    expect(await sent('DELETE', null)).toMatch(/^DELETE (?:0|undefined) undefined$/);
    expect(await sent('GET', null)).toBe('GET undefined undefined');
  });

  it('gives headers by any spelling, and a text without its byte order mark', async () => {
    const url = await serving((_, response) => response.setHeader('Edition', 'e 1').end('\u{feff}{}'));
    const { status, headers, body } = await exchange(url, get, signal);
    expect([status, headers.get('EDITION'), headers.get('age'), await body(1_000)]).toEqual([200, 'e 1', null, '{}']);
  });

  it('follows no redirect', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const url = await serving((_, response) => response.writeHead(status, { location: '/' }).end());
      expect(await faultOf(textOf(url))).toBe('redirect');
    }
  });

  it('tells how it failed', async () => {
    expect(await faultOf(textOf(await raw('HTTP/1.1 what\r\n\r\n')))).toBe('malformed');
    expect(await faultOf(textOf(await raw('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}')))).toBe('reset');
    expect(await faultOf(textOf(await raw('')))).toBe('reset');
    const header = { ...get, headers: { authorization: 'Bearer \n' } };
    expect(await faultOf(exchange(await serving(() => undefined), header, signal))).toBe('unsendable');
    expect(await faultOf(exchange('http://127.0.0.1:1/', get, signal))).toBe('refused');
    expect(await faultOf(exchange(await serving(() => undefined), get, AbortSignal.abort()))).toBe('timeout');
  });
});
