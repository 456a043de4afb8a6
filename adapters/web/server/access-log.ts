import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentRequest } from '#adapters/telemetry/current-request.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';

const maxPathLength = 500;

/** Newsletter links: their token can confirm or end a subscription. */
const secretEnd = /(\/newsletter\/+(?:confirm|unsubscribe)\/+)[^/]+/gi;

/** Removes the query, which may hold personal data, and newsletter tokens. */
export const pathOf = (url: string): string => {
  const end = url.search(/[?#]/);
  return (end < 0 ? url : url.slice(0, end)).slice(0, maxPathLength).replaceAll(secretEnd, '$1…');
};

export type NoteAccess = (
  request: IncomingMessage,
  response: ServerResponse,
  about: Pick<CurrentRequest, 'id' | 'path' | 'cache' | 'route'>,
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
