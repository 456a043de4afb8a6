import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { Address } from '#core/addresses/paths/address.ts';
import { mediaHeaders } from './media-headers.ts';
import { status } from './status.ts';

const askedFor = ['if-none-match', 'range', 'if-range'] as const;
const passedOn = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'cache-control', 'etag', 'last-modified', 'vary'] as const;

/** Sends on the pictures and sounds of the main API, whole or in part, for installations without a picture host of their own. */
export const forwardUploads = (mainApiUrl: string, headersOfAll: readonly string[]) => {
  const securityHeaders = mediaHeaders(headersOfAll);
  return async (request: IncomingMessage, response: ServerResponse, { path }: Address): Promise<boolean> => {
    if (!path.startsWith('/uploads/')) return false;
    const target = `${mainApiUrl}${request.url ?? '/'}`;
    const headers = { accept: request.headers.accept ?? '*/*', ...Object.fromEntries(askedFor.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : []))) };
    const upstream = ask(target, { method: request.method, headers, timeout: 10_000 }, (answer) => {
      const passed = passedOn.flatMap((name) => (answer.headers[name] ? [name, answer.headers[name]] : []));
      response.writeHead(answer.statusCode ?? status.badGateway, [...securityHeaders, ...passed]);
      answer.pipe(response);
    });
    const giveUp = (): void => {
      if (response.headersSent) response.destroy();
      else response.writeHead(status.badGateway, [...securityHeaders, 'cache-control', 'no-store']).end();
    };
    upstream.on('timeout', () => upstream.destroy()).on('error', giveUp);
    response.on('close', () => upstream.destroy());
    upstream.end();
    return true;
  };
};
