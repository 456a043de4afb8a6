import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './compression/encoding.ts';
import { type Dictionary, sharedEncodingFor } from './compression/dictionary.ts';
import { noteSending, type Packing, type StoredBody, type Variant, variantOf } from './cached-page.ts';
import { readHead, type RequestHead } from '../requests/request-head.ts';
import { requestIdName } from '../requests/request-id.ts';
import { status } from './status.ts';

/** Bytes that packing would hardly make fewer. */
const small = 200;

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Weak comparison (RFC 9110, 13.1.2 and 8.8.3.2): a proxy may have made our weak tag a strong one. */
const matches = (header: string, etag: string): boolean =>
  header === etag || header.trim() === '*' || header.split(',').some((one) => opaqueTag(one) === opaqueTag(etag));

/** Whether who asks has these very bytes already. */
export const isKnown = ({ ifNoneMatch }: RequestHead, { etag }: StoredBody): boolean =>
  ifNoneMatch !== undefined && matches(ifNoneMatch, etag);

/** How a body is sent to who asks; by a dictionary only what may be (`null` for nobody's page but the reader's own). */
export const packingFor = (
  head: RequestHead,
  { identity, use, sharedUse }: StoredBody,
  dictionary: Dictionary | null,
): Packing => {
  if (identity.length < small) return { encoding: 'identity', dictionary };
  const shared = sharedEncodingFor(head, dictionary, sharedUse.wellPacked);
  return { encoding: shared ?? acceptedEncoding(head.acceptEncoding, use.wellPacked), dictionary };
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

/** Everything but the length of the body that is not sent. */
export const headOfNotModified = ({ variants }: StoredBody): string[] =>
  (variants.get('identity')?.head ?? []).slice(0, -2);

/**
 * Sends stored bytes in the encoding the client takes, or 304 when it has them. Nothing is hashed or compressed
 * twice. They bear the id of a request only where `more` says so.
 */
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

/** The same for a request whose head has not been read yet. */
export const sendBody = (
  request: IncomingMessage,
  response: ServerResponse,
  body: StoredBody,
  more: readonly string[] = [],
): void => sendCachedPage(request.method, readHead(request.rawHeaders), response, body, more);
