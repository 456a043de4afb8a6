import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import { requestedAddress } from '../addresses/requested-address.ts';
import { allowances, maxBody } from '../endpoints/limits.ts';
import { readBody } from '../readers/read-form.ts';
import { createAdmitSearch } from '../requests/admit-search.ts';
import type { TrustedProxies } from '../requests/trusted-proxies.ts';
import { neverStored } from '../responses/lifetime.ts';
import { sendOnce } from '../responses/send-once.ts';
import { status } from '../responses/status.ts';

export interface DeskHook {
  /** As it was sent: the signature is of these bytes. */
  readonly body: string;
  readonly signature: string;
}

/** Succeeds for a valid signature. 'forbidden' for any other, 'not-found' for an unknown desk. */
export type ForwardDeskHook = (desk: string, hook: DeskHook) => ResultAsync<null, Failure>;

export interface TakeDeskHookNeeds {
  readonly forward: ForwardDeskHook;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly headers: readonly string[];
}

const address = /^\/api\/follow\/([\w-]{1,40})$/;
const [maxSignature, empty] = [500, ''];
/** Ghost sends whole posts. Few larger ones are read at once. */
const [small, maxLarge] = [64 * 1024, 8];

const codeOf = ({ kind, lasting }: Failure): number => {
  if (kind === 'forbidden') return status.signInRequired;
  if (kind === 'not-found') return status.notFound;
  return lasting === 'input' ? status.badRequest : status.unavailable;
};

const signatureIn = ({ headers }: IncomingMessage): string =>
  String(headers['x-follow-signature'] ?? headers['x-ghost-signature'] ?? '').slice(0, maxSignature);

const isOfGhost = ({ headers }: IncomingMessage): boolean => headers['x-ghost-signature'] !== undefined;

/** Webhooks of a followed desk (docs/desk.md). The origin checks the signature; nothing else is believed. */
export const createTakeDeskHook = ({ forward, now, proxies, headers }: TakeDeskHookNeeds) => {
  const admit = createAdmitSearch(now, proxies, allowances.deskHook);
  let large = 0;
  const take = async (request: IncomingMessage, desk: string, maxBytes: number): Promise<number> => {
    const body = await readBody(request, maxBytes);
    if (typeof body === 'number') return body;
    const hook = { body: body.toString(), signature: signatureIn(request) };
    if (hook.signature === '') return status.signInRequired;
    return forward(desk, hook).match(() => status.noContent, codeOf);
  };
  const takeOfGhost = async (request: IncomingMessage, desk: string): Promise<number> => {
    const size = Number(request.headers['content-length'] ?? Infinity);
    if (size <= small) return take(request, desk, small);
    if (large >= maxLarge) return status.unavailable;
    large += 1;
    return take(request, desk, maxBody.ghostHook).finally(() => (large -= 1));
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, desk] = address.exec(requestedAddress(request).path) ?? [];
    if (desk === undefined) return false;
    const send = (code: number, ...more: readonly string[]): true => {
      sendOnce(request, response, code, [...headers, 'cache-control', neverStored, ...more], empty);
      return true;
    };
    const wait = admit(request);
    if (wait > 0) return send(status.tooMany, 'retry-after', String(wait), 'connection', 'close');
    const code = await (isOfGhost(request) ? takeOfGhost(request, desk) : take(request, desk, maxBody.deskHook));
    return request.complete ? send(code) : send(code, 'connection', 'close');
  };
};
