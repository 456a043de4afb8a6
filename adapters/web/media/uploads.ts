import { type IncomingMessage, request as askPlainly, type ServerResponse } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { Address } from '#core/addresses/paths/address.ts';
import { currentRequest } from '#adapters/telemetry/current-request.ts';
import { LRUCache } from 'lru-cache';
import type { AdmitWork } from '../requests/admit-work.ts';
import { refuse, tooMany } from '../responses/refuse.ts';
import { refusalDelay } from '../responses/too-many.ts';
import type { Time } from '#adapters/time/time.ts';
import { mediaHeaders } from '../responses/media-headers.ts';
import { requestIdName } from '../requests/request-id.ts';
import { status } from '../responses/status.ts';
import { readUploadName, type UploadName } from './upload-name.ts';

const askedFor = ['if-none-match', 'range', 'if-range'] as const;
const passedOn = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
] as const;
const folder = '/uploads/';

/** Explicit caching, because proxies guess a lifetime for responses without one. */
const unlessTold = (code: number): string => (code === status.notFound ? 'public, max-age=30' : 'no-store');

/** Milliseconds, and names. */
const missingFor = 30_000;
const maxKnown = 10_000;

export interface UploadsPlace {
  readonly mainApiUrl: string;
  readonly mainApiHeaders: Readonly<Record<string, string>>;
  readonly time: Pick<Time, 'monotonic' | 'after'>;
  readonly admitWork: AdmitWork;
  /** On a preview: the token of the signed-in staff member. */
  readonly staffTokenOf: (request: IncomingMessage) => string | null;
}

export type UploadFault = { readonly broke: unknown } | { readonly status: number };

/** Called with the milliseconds until the failure; not called for a 404. */
export type OnUploadFault = (fault: UploadFault, ms: number) => void;

const headersOf = ({ headers }: IncomingMessage): Record<string, string> => ({
  accept: headers.accept ?? '*/*',
  ...Object.fromEntries(askedFor.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
});

const requestIdHeader = (): Record<string, string> => {
  const id = currentRequest()?.id;
  return id === undefined ? {} : { [requestIdName]: id };
};

/**
 * Proxies the main API's media when there is no separate image host. Forwards only the parsed name, never the raw URL.
 * False for other addresses.
 */
export const forwardUploads = (
  { mainApiUrl, mainApiHeaders, time, admitWork, staffTokenOf }: UploadsPlace,
  headersOfAll: readonly string[],
  onFault: OnUploadFault,
) => {
  const securityHeaders = mediaHeaders(headersOfAll);
  const there = new LRUCache<string, true>({ max: maxKnown });
  const missingUntil = new LRUCache<string, number>({ max: maxKnown });
  const note = (name: UploadName, code: number, giveBack: () => void): void => {
    if (code === status.notFound) {
      there.delete(name);
      missingUntil.set(name, time.monotonic() + missingFor);
      return;
    }
    giveBack();
    if (code < status.badRequest) there.set(name, true);
  };

  const forward = (request: IncomingMessage, response: ServerResponse, name: UploadName): void => {
    const { wait, giveBack } = admitWork(request);
    const token = staffTokenOf(request);
    const bearing = token === null ? {} : { authorization: `Bearer ${token}` };
    // A file that was missing with an expired token may be there with a new one.
    if (token === null && (missingUntil.get(name) ?? -Infinity) > time.monotonic()) {
      response.writeHead(status.notFound, [...securityHeaders, 'cache-control', unlessTold(status.notFound)]).end();
      return;
    }
    // Invented names cost a call each: they are counted, files that were there before are not.
    const seconds = there.has(name) ? 0 : wait();
    if (seconds > 0) {
      time.after(refusalDelay, () => refuse(request, response, headersOfAll, tooMany(seconds)));
      return;
    }
    const begun = time.monotonic();
    const tell = (fault: UploadFault): void => {
      // Not a fault when the client has disconnected.
      if (!response.destroyed) onFault(fault, Math.round(time.monotonic() - begun));
    };
    const ask = mainApiUrl.startsWith('https:') ? askSecurely : askPlainly;
    const upstream = ask(
      `${mainApiUrl}${folder}${name}`,
      {
        method: request.method,
        headers: { ...headersOf(request), ...requestIdHeader(), ...mainApiHeaders, ...bearing },
        timeout: 10_000,
      },
      (answer) => {
        const passed = passedOn.flatMap((header) => (answer.headers[header] ? [header, answer.headers[header]] : []));
        const code = answer.statusCode ?? status.badGateway;
        note(name, code, giveBack);
        const caching = answer.headers['cache-control'] === undefined ? ['cache-control', unlessTold(code)] : [];
        if (code >= status.broken) tell({ status: code });
        response.writeHead(code, [...securityHeaders, ...caching, ...passed]);
        answer.on('error', giveUp).pipe(response);
      },
    );
    const giveUp = (broke: unknown): void => {
      tell({ broke });
      giveBack();
      if (response.headersSent) response.destroy();
      else response.writeHead(status.badGateway, [...securityHeaders, 'cache-control', 'no-store']).end();
    };
    upstream
      .on('timeout', () => upstream.destroy(Object.assign(new Error('no response'), { code: 'ETIMEDOUT' })))
      .on('error', giveUp);
    response.on('close', () => upstream.destroy());
    upstream.end();
  };
  return async (request: IncomingMessage, response: ServerResponse, { path }: Address): Promise<boolean> => {
    const name = path.startsWith(folder) ? readUploadName(path.slice(folder.length)) : null;
    if (name !== null) forward(request, response, name);
    return name !== null;
  };
};
