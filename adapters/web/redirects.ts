import type { IncomingMessage, ServerResponse } from 'node:http';
import { status } from './status.ts';

/** Sets Location as raw bytes: a framework's own redirect would re-encode the query (R13). In data, the browser is told to follow. */
export const sendRedirect = (request: IncomingMessage, response: ServerResponse, headers: readonly string[], location: string, permanent: boolean, asData: boolean): void => {
  const caching = permanent ? 'public, max-age=3600' : 'public, max-age=60';
  const bytes = Buffer.from(asData ? JSON.stringify({ kind: 'redirect', location }) : '');
  response.writeHead(asData ? status.ok : permanent ? status.movedPermanently : status.found, [
    ...headers,
    ...(asData ? ['content-type', 'application/json; charset=utf-8'] : ['location', location]),
    'cache-control', caching,
    'content-length', String(bytes.length),
  ]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
};
