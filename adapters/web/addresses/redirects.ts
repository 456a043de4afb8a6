import type { Payload } from '#core/pages/building/payload.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendOnce } from '../responses/send-once.ts';
import { status } from '../responses/status.ts';

/** Sets Location as raw bytes: Express's own redirect would re-encode the query (R13). Data requests get JSON. */
export const sendRedirect = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  location: string,
  permanent: boolean,
  asData: boolean,
): void => {
  const caching = permanent ? 'public, max-age=3600' : 'public, max-age=60';
  const head = [
    ...headers,
    ...(asData ? ['content-type', 'application/json; charset=utf-8'] : ['location', location]),
    'cache-control',
    caching,
  ];
  const code = asData ? status.ok : permanent ? status.movedPermanently : status.found;
  sendOnce(
    request,
    response,
    code,
    head,
    asData ? JSON.stringify({ kind: 'redirect', location } satisfies Payload) : '',
  );
};
