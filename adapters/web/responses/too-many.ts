import type { Payload } from '#core/pages/building/payload.ts';
import type { Time } from '#adapters/time/time.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { neverStored } from './lifetime.ts';
import { retryHead } from './refuse.ts';
import { status } from './status.ts';

export interface TooManyWords {
  readonly lead: string;
  readonly description: string;
  readonly home: string;
}

export type SendTooMany = (
  request: IncomingMessage,
  response: ServerResponse,
  asData: boolean,
  retryAfter: number,
) => void;

const documentOf = ({ lead, description, home }: TooManyWords): string =>
  `<!doctype html><html lang="hu"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${lead}</title><h1>${lead}</h1><p>${description}</p><p><a href="/">${home}</a></p></html>`;

/** Milliseconds: a client that sends its next request after each response cannot flood a node with refused ones. */
export const refusalDelay = 250;

/** Sends a prebuilt 429, without rendering or compression. */
export const createTooManySender = (
  words: TooManyWords,
  headers: readonly string[],
  time: Pick<Time, 'after'>,
): SendTooMany => {
  const built = (body: string, type: string) => {
    const head = [
      ...headers,
      'content-type',
      `${type}; charset=utf-8`,
      'cache-control',
      neverStored,
      'content-length',
      String(Buffer.byteLength(body)),
    ];
    return { body, head };
  };
  const page = built(documentOf(words), 'text/html');
  const data = built(JSON.stringify({ kind: 'none', status: status.tooMany } satisfies Payload), 'application/json');
  return ({ method }, response, asData, retryAfter) => {
    const { head, body } = asData ? data : page;
    time.after(refusalDelay, () => {
      response.writeHead(status.tooMany, [...head, ...retryHead(status.tooMany, retryAfter)]);
      // Node sends a string together with the head in one write.
      response.end(method === 'HEAD' ? undefined : body);
    });
  };
};
