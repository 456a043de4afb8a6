import type { ServerResponse } from 'node:http';
import { acceptedEncoding } from './encoding.ts';
import { type StoredBody, type Variant, variantOf } from './page-copy.ts';
import type { RequestHead } from './request-head.ts';
import { status } from './status.ts';

const matches = (header: string, etag: string): boolean =>
  header === etag || header === '*' || header.split(',').some((one) => one.trim() === etag);

const sendVariant = (method: string | undefined, response: ServerResponse, { head, bytes }: Variant, more: readonly string[]): void => {
  response.writeHead(status.ok, (more.length > 0 ? [...head, ...more] : head) as string[]);
  response.end(method === 'HEAD' ? undefined : bytes);
};

/** Everything but the length of the body that is not sent. */
const headOfNotModified = ({ variants }: StoredBody): string[] => (variants.get('identity')?.head ?? []).slice(0, -2);

/** Sends stored bytes in the encoding the client takes, or 304 when it has them. Nothing is hashed or compressed twice. */
export const sendCopy = (method: string | undefined, { ifNoneMatch, acceptEncoding }: RequestHead, response: ServerResponse, body: StoredBody, more: readonly string[] = []): void => {
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, body.etag)) {
    response.writeHead(status.notModified, [...headOfNotModified(body), ...more]).end();
    return;
  }
  const variant = variantOf(body, acceptedEncoding(acceptEncoding));
  if (!(variant instanceof Promise)) return sendVariant(method, response, variant, more);
  variant.then(
    (ready) => sendVariant(method, response, ready, more),
    () => response.destroy(),
  );
};
