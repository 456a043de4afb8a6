import type { Time } from '#adapters/time/time.ts';
import type { EdgeTarget, PurgeRequest } from './edge-targets.ts';
import type { Purge } from './purge-of-changes.ts';

/** Milliseconds for one request, and bytes of its response. */
const timeout = 5_000;
const maxBytes = 64 * 1024;

const readBounded = async (body: ReadableStream<Uint8Array> | null): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error('The response of the edge is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

/** Cloudflare reports failures in the body as well. */
const isRefusedIn = (text: string): boolean => /"success"\s*:\s*false/.test(text);

const sendOne = async ({ url, ...request }: PurgeRequest, time: Pick<Time, 'deadline'>): Promise<void> => {
  // A redirect would send the token to another host.
  const answer = await fetch(url, { ...request, redirect: 'error', signal: time.deadline(timeout) });
  const text = await readBounded(answer.body);
  if (!answer.ok || isRefusedIn(text)) throw new Error(`The edge answered ${answer.status}`);
};

/** Rejects unless every request is confirmed. */
export const sendPurge =
  ({ requestsFor }: EdgeTarget, time: Pick<Time, 'deadline'>) =>
  async (purge: Purge): Promise<void> => {
    await Promise.all(requestsFor(purge).map((request) => sendOne(request, time)));
  };
