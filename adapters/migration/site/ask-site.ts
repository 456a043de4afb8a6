import type { IncomingHttpHeaders } from 'node:http';
import { retryAfterSeconds } from '#adapters/http/retry-after.ts';
import type { Time } from '#adapters/time/time.ts';
import { isObject, textAt } from '../moved/parsed-object.ts';
import { guardedRequest } from '../pictures/guarded-fetch.ts';
import { SiteFault } from './site-fault.ts';

export interface AskNeeds {
  readonly allowLoopback: boolean;
  readonly time: Pick<Time, 'deadline' | 'now' | 'wait'>;
  readonly signal: AbortSignal;
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly attempts?: number;
  /** Another format than JSON is an answer, too, with an undefined body. */
  readonly isProbe?: boolean;
}

export type AskSite = (address: string, asking?: Asking) => Promise<SiteAnswer>;

/** Milliseconds. A shared host needs seconds for a hundred posts. */
const timeout = 60_000;
/** Milliseconds between two requests: five a second are no load for a site that readers use. */
const pause = 200;
const maxBytes = 64 * 1024 * 1024;
const maxAttempts = 5;
/** Seconds. A site that asks for more is left alone until the next run. */
const maxWait = 300;

/** Statuses that the API itself answers; the caller reads their body. */
const isFinal = (status: number): boolean => status < 500 && status !== 429 && status !== 408;

/** A repetition changes nothing. */
const isLasting = /private|web address|redirects|too large|has no address/;

const parsed = (bytes: Buffer): unknown => {
  try {
    // Some plugins print a byte order mark, or a warning of PHP before the answer; the latter is an error here.
    return JSON.parse(bytes.toString().replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
};

const beginningOf = (bytes: Buffer): string =>
  JSON.stringify(bytes.toString('utf8', 0, 300).replaceAll(/\s+/g, ' ').trim().slice(0, 80));

/** Of the message that both systems send with an error. */
export const messageOf = ({ status, body }: SiteAnswer): string => {
  const first: unknown =
    isObject(body) && Array.isArray(body['errors']) ? (body['errors'] as readonly unknown[])[0] : body;
  const words = [textAt(first, 'code') || textAt(first, 'type'), textAt(first, 'message')].filter(Boolean).join(': ');
  return `HTTP status ${status}${words === '' ? '' : `, ${words}`}`;
};

/** Requests one after the other, with pauses; repeats what may succeed later. Throws a `SiteFault`. */
export const askSite = ({ allowLoopback, time, signal }: AskNeeds): AskSite => {
  let isFirst = true;
  const once = async (
    address: string,
    headers: Readonly<Record<string, string>>,
    isProbe: boolean,
  ): Promise<SiteAnswer | { readonly why: string; readonly wait: number | null }> => {
    if (!isFirst) await time.wait(pause, signal);
    isFirst = false;
    const answer = await guardedRequest(
      address,
      { accept: 'application/json', ...headers },
      { allowLoopback, maxBytes, deadline: () => AbortSignal.any([time.deadline(timeout), signal]) },
    );
    signal.throwIfAborted();
    if ('why' in answer) return { why: answer.why, wait: isLasting.test(answer.why) ? Infinity : null };
    const { status } = answer;
    const body = parsed(answer.bytes);
    if (isFinal(status) && (isProbe || body !== undefined || status !== 200))
      return { status, headers: answer.headers, body };
    const isPage = status === 200;
    return {
      why: isPage
        ? `${answer.headers['content-type'] ?? 'no type'} instead of JSON: ${beginningOf(answer.bytes)}`
        : `HTTP status ${status}`,
      wait: retryAfterSeconds(answer.headers['retry-after'] ?? null, time.now()) ?? null,
    };
  };
  return async (address, { headers = {}, attempts = maxAttempts, isProbe = false } = {}) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(address, headers, isProbe);
      if ('status' in answer) return answer;
      const seconds = answer.wait ?? 2 ** (attempt - 1);
      if (attempt >= attempts || seconds > maxWait) {
        const asked = Number.isFinite(seconds) && seconds > maxWait ? `, and asks to wait for ${seconds} s` : '';
        throw new SiteFault(`${address.replace(/([?&]key=)[^&]*/, '$1…')}: ${answer.why}${asked}`);
      }
      await time.wait(seconds * 1000, signal);
    }
  };
};
