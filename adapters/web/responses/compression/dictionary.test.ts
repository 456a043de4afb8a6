import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dictionary, hitServers, knownPaths, listening } from '../../server/hit-servers.fake.ts';
import { sharedEncodingFor } from './dictionary.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const openBoth = async () => {
  const { quick, serve, state } = await hitServers();
  const both = [quick(), serve()];
  servers.push(...both);
  const ports = (await Promise.all(both.map(listening))).map((server) => (server.address() as AddressInfo).port);
  const ask = (port: number, path: string, headers: Record<string, string>, method = 'GET'): Promise<Answered> =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers: { host: 'lap.example', ...headers } }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          );
      })
        .on('error', reject)
        .end();
    });
  return { ports, ask, state };
};

const read = ({ headers, body }: Answered): string => {
  const stream = (length: number): Buffer => {
    expect(body.subarray(length - 32, length)).toEqual(createHash('sha256').update(dictionary.bytes).digest());
    return body.subarray(length);
  };
  // Supported by Node's brotli, but missing in its types (nodejs.org/api/zlib.html).
  const by: { dictionary: Buffer; finishFlush?: number } = { dictionary: dictionary.bytes };
  switch (headers['content-encoding']) {
    case undefined:
      return body.toString();
    case 'br':
      return brotliDecompressSync(body).toString();
    case 'gzip':
      return gunzipSync(body).toString();
    case 'zstd':
      return zstdDecompressSync(body).toString();
    case 'dcz':
      expect(body.readUInt32LE(0)).toBe(0x184d2a5e);
      expect(body.readUInt32LE(4)).toBe(32);
      return zstdDecompressSync(stream(40), by).toString();
    case 'dcb':
      expect(body.subarray(0, 4)).toEqual(Buffer.from([0xff, 0x44, 0x43, 0x42]));
      return brotliDecompressSync(stream(36), by).toString();
    default:
      throw new Error(`nobody asked for ${headers['content-encoding']}`);
  }
};

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz', 'available-dictionary': dictionary.name };
const other = `:${createHash('sha256').update('other').digest('base64')}:`;

const visible = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const available = fc.oneof(
  { weight: 3, arbitrary: fc.constant(dictionary.name) },
  { weight: 1, arbitrary: fc.constantFrom(other, '::', ':', dictionary.name.slice(1, -1), `${dictionary.name};a=1`) },
  { weight: 1, arbitrary: fc.constant(`${dictionary.name}, ${other}`) },
  { weight: 1, arbitrary: visible },
);
const coding = fc
  .tuple(
    fc.constantFrom('dcz', 'dcb', 'br', 'zstd', 'gzip', 'identity', '*', 'dczx', 'xdcb', 'zebra'),
    fc.constantFrom('', ';q=0', '; q=0.0', ';q=0.5', ' ;q=1'),
  )
  .map((parts) => parts.join(''));
const accepted = fc.array(coding, { maxLength: 6 }).map((all) => all.join(', '));

describe('pages by a dictionary', () => {
  it('have the same text for any dictionary and encoding, never in a refused encoding', async () => {
    const { ports, ask } = await openBoth();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...knownPaths), available, accepted, async (path, named, encodings) => {
        for (const port of ports) {
          const plain = await ask(port, path, {});
          const answer = await ask(port, path, { 'accept-encoding': encodings, 'available-dictionary': named });
          expect(read(answer)).toBe(plain.body.toString());
          expect(answer.headers.etag).toBe(plain.headers.etag);
          const sent = answer.headers['content-encoding'] ?? 'identity';
          if (!sent.startsWith('dc')) continue;
          expect(named).toBe(dictionary.name);
          expect(encodings.split(', ').map((one) => one.replace(/ ?;\s*q=(?:1|0\.5)$/, ''))).toContain(sent);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['a browser that holds it', browser, 'dcb'],
    ['a browser that takes zstd alone', { ...browser, 'accept-encoding': 'zstd, dcz' }, 'dcz'],
    ['a browser that holds none', { 'accept-encoding': browser['accept-encoding'] }, 'br'],
    ['one that holds another build’s or site’s', { ...browser, 'available-dictionary': other }, 'br'],
    ['one that takes none', { ...browser, 'accept-encoding': 'gzip, br' }, 'br'],
    ['one that writes in capitals', { ...browser, 'accept-encoding': 'BR, DCB' }, 'dcb'],
    ['one that refuses it', { ...browser, 'accept-encoding': 'br, dcz;q=0, dcb;q=0' }, 'br'],
  ])('for %s are %#', async (_, headers, expected) => {
    const { ports, ask } = await openBoth();
    for (const port of ports) expect((await ask(port, '/', headers)).headers['content-encoding']).toBe(expected);
  });

  it('support HEAD and 304 like others', async () => {
    const { ports, ask } = await openBoth();
    for (const port of ports) {
      const whole = await ask(port, '/', browser);
      const head = await ask(port, '/', browser, 'HEAD');
      expect([head.body.length, head.headers['content-length']]).toEqual([0, String(whole.body.length)]);
      const known = await ask(port, '/', { ...browser, 'if-none-match': whole.headers.etag ?? '' });
      expect([known.status, known.body.length, known.headers['content-encoding']]).toEqual([304, 0, undefined]);
    }
  });

  it('are dropped with an invalidated page, for any request', async () => {
    const { ports, ask, state } = await openBoth();
    for (const port of ports) expect((await ask(port, '/', browser)).headers['content-encoding']).toBe('dcb');
    state.gone = true;
    for (const port of ports) expect((await ask(port, '/', browser)).body.toString()).toBe('GET / the whole way');
  });

  it('are packed soonest for the first reader', () => {
    const asked = { acceptEncoding: 'dcb, dcz', availableDictionary: dictionary.name };
    expect([sharedEncodingFor(asked, dictionary, false), sharedEncodingFor(asked, dictionary, true)]).toEqual([
      'dcz',
      'dcb',
    ]);
    expect(sharedEncodingFor(asked, null, false)).toBeNull();
  });
});
