import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentRequest } from '#adapters/telemetry/current-request.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';

/** Characters; addresses of any length are asked for. */
const longestPath = 500;

/** Of letters to readers: whoever has the address may confirm or end what it is about. */
const secretEnd = /(\/newsletter\/+(?:confirm|unsubscribe)\/+)[^/]+/gi;

/** A path without its query, which may say who asks, or for what, and without the key that ends a letter's address. */
export const pathOf = (url: string): string => {
  const end = url.search(/[?#]/);
  return (end < 0 ? url : url.slice(0, end)).slice(0, longestPath).replaceAll(secretEnd, '$1…');
};

/**
 * Is told when a request comes, and writes its line when the answer has gone: `bytes` are those of the answer with
 * its head.
 */
export type NoteAccess = (
  request: IncomingMessage,
  response: ServerResponse,
  about: Pick<CurrentRequest, 'id' | 'path' | 'cache'>,
) => void;

export const createAccessLog =
  (log: Pick<Log, 'info'>, time: Pick<Time, 'monotonic'>): NoteAccess =>
  ({ method, socket }, response, about) => {
    const begun = time.monotonic();
    const before = socket.bytesWritten;
    response.once('close', () => {
      const { id: request, path, cache } = about;
      const ms = Math.round((time.monotonic() - begun) * 10) / 10;
      log.info('request', {
        method,
        path,
        status: response.statusCode,
        bytes: socket.bytesWritten - before,
        ms,
        request,
        cache,
        ...(response.writableFinished ? {} : { cut: true }),
      });
    });
  };
