import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const header = 'origin-secret';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Constant-time comparison. */
export const knowsSecret = (secret: string): ((request: Pick<IncomingMessage, 'headers'>) => boolean) => {
  const wanted = digest(secret);
  return ({ headers }) => timingSafeEqual(digest(String(headers[header] ?? '')), wanted);
};
