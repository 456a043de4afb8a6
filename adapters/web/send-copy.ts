import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './encoding.ts';
import { type StoredBody, type Variant, variantOf } from './page-copy.ts';
import { status } from './status.ts';

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header === '*' || header.split(',').some((one) => one.trim() === etag));

const sendVariant = (request: IncomingMessage, response: ServerResponse, { head, bytes }: Variant, more: readonly string[]): void => {
  response.writeHead(status.ok, (more.length > 0 ? [...head, ...more] : head) as string[]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
};

/** Everything but the length and encoding of the body that is not sent. */
const headOfNotModified = ({ variants }: StoredBody): string[] => (variants.get('identity')?.head ?? []).slice(0, -2);

/** Sends stored bytes in the encoding the client takes, or 304 when it has them. Nothing is hashed or compressed twice. */
export const sendCopy = (request: IncomingMessage, response: ServerResponse, body: StoredBody, more: readonly string[] = []): void => {
  if (matches(request.headers['if-none-match'], body.etag)) {
    response.writeHead(status.notModified, [...headOfNotModified(body), ...more]).end();
    return;
  }
  const variant = variantOf(body, acceptedEncoding(request.headers['accept-encoding'] as string | undefined));
  if (!(variant instanceof Promise)) return sendVariant(request, response, variant, more);
  variant.then(
    (ready) => sendVariant(request, response, ready, more),
    () => response.destroy(),
  );
};
