import { type IncomingMessage, request as requestPlain } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';
import { OversizedBody } from './oversized-body.ts';

export interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export type ResponseHeaders = Pick<Headers, 'get'>;

export interface ResponseHead {
  readonly status: number;
  readonly headers: ResponseHeaders;
}

export interface Received extends ResponseHead {
  /** Fails beyond `maxBytes`, before or after decompression. Use it once, or the connection stays busy. */
  readonly body: (maxBytes: number) => Promise<string>;
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const decoder = new TextDecoder();
const [inflated, unbrotlied] = [promisify(unzip), promisify(brotliDecompress)];

const tooLong = (maxBytes: number) => new OversizedBody(`more than ${maxBytes} bytes`);

const bytesOf = (response: IncomingMessage, maxBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) response.destroy(tooLong(maxBytes));
    });
    response.once('error', reject);
    response.once('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, size)));
  });

const decompressed = async (bytes: Buffer, named: string | undefined, maxBytes: number): Promise<Buffer> => {
  const coding = bytes.length === 0 ? 'identity' : named?.trim().toLowerCase();
  const options = { maxOutputLength: maxBytes };
  try {
    if (coding === 'gzip' || coding === 'x-gzip' || coding === 'deflate') return await inflated(bytes, options);
    return coding === 'br' ? await unbrotlied(bytes, options) : bytes;
  } catch (cause) {
    throw (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLong(maxBytes) : cause;
  }
};

const responseTo = async (
  url: string,
  { method, headers, body }: Sent,
  signal: AbortSignal,
  agent?: false,
): Promise<IncomingMessage> => {
  const request = url.startsWith('https:') ? (await import('node:https')).request : requestPlain;
  const sent = {
    'accept-encoding': 'gzip, br',
    ...headers,
    // Node sends a DELETE with a body without its length.
    ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: sent, signal, agent }, resolve);
    asked.on('error', (cause: NodeJS.ErrnoException) => {
      const mayBeClosed = asked.reusedSocket && (cause.code === 'ECONNRESET' || cause.code === 'EPIPE');
      // An upstream may close an idle connection while a request is on its way.
      if (mayBeClosed && method === 'GET') resolve(responseTo(url, { method, headers, body }, signal, false));
      else reject(cause);
    });
    // An upgrade that was not requested gives neither a response nor an error.
    asked.once('close', () => reject(Object.assign(new Error('closed without a response'), { code: 'ECONNRESET' })));
    asked.end(body ?? undefined);
  });
};

/**
 * One request over Node's shared connections, without redirects. Repeats only a GET on a reused connection that closed
 * before the response. `fetch` costs twice as much processor time, and 50 ms to load.
 */
export const exchange = async (url: string, sent: Sent, signal: AbortSignal): Promise<Received> => {
  const response = await responseTo(url, sent, signal);
  const { statusCode: status = 0 } = response;
  if (redirects.has(status)) {
    response.destroy();
    throw new Error('unexpected redirect');
  }
  return {
    status,
    headers: { get: (name) => response.headers[name.toLowerCase()]?.toString() ?? null },
    body: async (maxBytes) =>
      decoder.decode(
        await decompressed(await bytesOf(response, maxBytes), response.headers['content-encoding'], maxBytes),
      ),
  };
};
