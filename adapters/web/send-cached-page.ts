import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './encoding.ts';
import { noteSending, type StoredBody, type Variant, variantOf } from './cached-page.ts';
import { readHead, type RequestHead } from './request-head.ts';
import { requestIdName } from './request-id.ts';
import { status } from './status.ts';

/** Bytes that packing would hardly make fewer. */
const small = 200;

const matches = (header: string, etag: string): boolean =>
  header === etag || header === '*' || header.split(',').some((one) => one.trim() === etag);

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
const headOfNotModified = ({ variants }: StoredBody): string[] => (variants.get('identity')?.head ?? []).slice(0, -2);

/**
 * Sends stored bytes in the encoding the client takes, or 304 when it has them. Nothing is hashed or compressed
 * twice. They bear the id of a request only where `more` says so.
 */
export const sendCachedPage = (
  method: string | undefined,
  { ifNoneMatch, acceptEncoding }: RequestHead,
  response: ServerResponse,
  body: StoredBody,
  more: readonly string[] = [],
): void => {
  response.removeHeader(requestIdName);
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, body.etag)) {
    response.writeHead(status.notModified, [...headOfNotModified(body), ...more]).end();
    return;
  }
  const encoding = body.identity.length < small ? 'identity' : acceptedEncoding(acceptEncoding, body.use.wellPacked);
  if (encoding !== 'identity') noteSending(body);
  const variant = variantOf(body, encoding);
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
