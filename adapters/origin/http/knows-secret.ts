import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const header = 'origin-secret';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Constant-time comparisons. */
export const knowsSecret = (secrets: readonly string[]): ((request: Pick<IncomingMessage, 'headers'>) => boolean) => {
  const wanted = secrets.map(digest);
  return ({ headers }) => {
    const given = digest(String(headers[header] ?? ''));
    return wanted.some((one) => timingSafeEqual(given, one));
  };
};
