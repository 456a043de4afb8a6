import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './compression/encoding.ts';
import { type Dictionary, sharedEncodingFor } from './compression/dictionary.ts';
import { noteSending, type Packing, type StoredBody, type Variant, variantOf } from './cached-page.ts';
import { readHead, type RequestHead } from '../requests/request-head.ts';
import { requestIdName } from '../requests/request-id.ts';
import { status } from './status.ts';

/** Bytes. Smaller bodies hardly compress. */
const small = 200;

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Weak comparison (RFC 9110, 13.1.2 and 8.8.3.2): a proxy may have changed our weak tag to a strong one. */
const matches = (header: string, etag: string): boolean =>
  header === etag || header.trim() === '*' || header.split(',').some((one) => opaqueTag(one) === opaqueTag(etag));

export const isKnown = ({ ifNoneMatch }: RequestHead, { etag }: StoredBody): boolean =>
  ifNoneMatch !== undefined && matches(ifNoneMatch, etag);

export const packingFor = (
  head: RequestHead,
  { identity, use, sharedUse }: StoredBody,
  dictionary: Dictionary | null,
): Packing => {
  if (identity.length < small) return { encoding: 'identity', dictionary };
  const shared = sharedEncodingFor(head, dictionary, sharedUse.wellCompressed);
  return { encoding: shared ?? acceptedEncoding(head.acceptEncoding, use.wellCompressed), dictionary };
};

const sendVariant = (
  method: string | undefined,
  response: ServerResponse,
  { head, bytes }: Variant,
  more: readonly string[],
): void => {
  response.writeHead(status.ok, (more.length > 0 ? [...head, ...more] : head) as string[]);
  response.end(method === 'HEAD' ? undefined : bytes);
};

export const headOfNotModified = ({ variants }: StoredBody): string[] =>
  (variants.get('identity')?.head ?? []).slice(0, -2);

/** Sends the stored body in an accepted encoding, or 304. `more` adds per-request headers such as the request id. */
export const sendCachedPage = (
  method: string | undefined,
  requestHead: RequestHead,
  response: ServerResponse,
  body: StoredBody,
  more: readonly string[] = [],
  dictionary: Dictionary | null = null,
): void => {
  response.removeHeader(requestIdName);
  if (isKnown(requestHead, body)) {
    response.writeHead(status.notModified, [...headOfNotModified(body), ...more]).end();
    return;
  }
  const packing = packingFor(requestHead, body, dictionary);
  if (packing.encoding !== 'identity') noteSending(body, packing);
  const variant = variantOf(body, packing);
  if (!(variant instanceof Promise)) return sendVariant(method, response, variant, more);
  variant.then(
    (ready) => sendVariant(method, response, ready, more),
    () => response.destroy(),
  );
};

export const sendBody = (
  request: IncomingMessage,
  response: ServerResponse,
  body: StoredBody,
  more: readonly string[] = [],
): void => sendCachedPage(request.method, readHead(request.rawHeaders), response, body, more);
