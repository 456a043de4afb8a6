import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Failure } from '#core/failure/failure.ts';
import { neverStored } from './lifetime.ts';
import { sendOnce } from './send-once.ts';
import { status } from './status.ts';

export interface Refusal {
  readonly status: number;
  readonly detail: string;
  readonly retryAfter?: number | undefined;
}

export const unanswered = ({
  retryAfter,
}: { readonly retryAfter?: Failure['retryAfter'] | undefined } = {}): Refusal => ({
  status: status.unavailable,
  detail: 'an upstream service does not respond',
  retryAfter,
});

export const tooMany = (retryAfter?: number): Refusal => ({
  status: status.tooMany,
  detail: 'too many requests of this kind from this network address',
  retryAfter,
});

/** Seconds. */
const usualWait = 5;
const maxWait = 60;

/** `Retry-After` for temporary failures and rate limits; open pages honour it (R38). */
export const retryHead = (code: number, retryAfter = 0): readonly string[] =>
  code === status.unavailable || code === status.tooMany
    ? ['retry-after', String(Math.min(Math.ceil(retryAfter > 0 ? retryAfter : usualWait), maxWait))]
    : [];

/** Sends problem details (RFC 9457). */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  { status: code, detail, retryAfter }: Refusal,
): void =>
  sendOnce(
    request,
    response,
    code,
    [
      ...headers,
      'content-type',
      'application/problem+json',
      'cache-control',
      neverStored,
      'x-robots-tag',
      'noindex',
      ...retryHead(code, retryAfter),
    ],
    JSON.stringify({ type: 'about:blank', title: STATUS_CODES[code], status: code, detail }),
  );
