import type { Payload } from '#core/pages/building/payload.ts';
import { payloadAddress } from './payload-address.ts';

const ask = async (address: string, signal: AbortSignal | null, cache: RequestCache): Promise<Payload | null> => {
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal, cache }).catch(() => null);
  if (!answer?.headers.get('content-type')?.startsWith('application/json')) return null;
  return (await answer.json()) as Payload;
};

/** Milliseconds until a prefetched page is stale. */
const freshAhead = 15_000;
const ahead = new Map<string, { readonly until: number; readonly payload: Promise<Payload | null> }>();

export const prefetchPayload = (path: string, search: string): void => {
  const address = payloadAddress(path, search);
  ahead.set(address, { until: Date.now() + freshAhead, payload: ask(address, null, 'default').catch(() => null) });
};

/** Null when the browser must load the whole page. Use 'no-cache' to reject a response older than the document. */
export const loadPayload = async (
  path: string,
  search: string,
  signal?: AbortSignal,
  cache: RequestCache = 'default',
): Promise<Payload | null> => {
  const address = payloadAddress(path, search);
  const kept = ahead.get(address);
  ahead.delete(address);
  return (
    (cache === 'default' && kept !== undefined && kept.until > Date.now() ? await kept.payload : null) ??
    ask(address, signal ?? null, cache)
  );
};
