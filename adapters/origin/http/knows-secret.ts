import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Its name is the contract's (docs/upstreams/main-api.md). */
const header = 'origin-secret';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request shows the secret; how long it takes to tell says nothing about it. */
export const knowsSecret = (secret: string): ((request: Pick<IncomingMessage, 'headers'>) => boolean) => {
  const wanted = digest(secret);
  return ({ headers }) => timingSafeEqual(digest(String(headers[header] ?? '')), wanted);
};
