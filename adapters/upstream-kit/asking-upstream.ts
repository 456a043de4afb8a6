import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { z } from 'zod';
import type { CallOptions, Upstream } from '#adapters/http/call-upstream.ts';
import { callTemplate, type Query, type Segments, upstreamUrl } from '#adapters/http/upstream-url.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Agreement } from './judge-response.ts';

/** A response as it came; `code` when none came. */
export type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly ms: number }
  | { readonly kind: 'silent'; readonly code: string; readonly ms: number };

export type Ask = (url: string, headers: Readonly<Record<string, string>>) => Promise<Answer>;

/** A call that the client's own adapters made. */
export interface MadeCall extends Agreement {
  readonly template: string;
  readonly path: Segments;
  readonly query: Query;
  readonly url: string;
  readonly body: object | null;
}

export interface AskingPlan {
  readonly baseUrl: string;
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ask: Ask;
  readonly onAnswer: (call: MadeCall, answer: Answer) => void;
}

const parsed = (text: string, schema: z.ZodType): unknown => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** An upstream that shows each call and its response as they are. It has no limits, breaker or retries. */
export const askingUpstream = ({ baseUrl, name, headers = {}, ask, onAnswer }: AskingPlan): Upstream => {
  const failed = (kind: Failure['kind']): Failure => ({ kind, upstream: name, cause: new Error(kind) });
  const made = <T>(
    method: string,
    path: Segments,
    query: Query,
    body: object | null,
    options: CallOptions<T>,
  ): ResultAsync<T, Failure> => {
    const url = upstreamUrl(baseUrl, path, query);
    if (url === null) return errAsync(failed('not-found'));
    const call = { template: callTemplate(method, path), path, query, url, body, ...options };
    const answered = ask(url, { accept: 'application/json', ...headers, ...options.headers }).then((answer) => {
      onAnswer(call, answer);
      return answer;
    });
    return ResultAsync.fromSafePromise(answered).andThen((answer) => {
      if (answer.kind === 'silent') return errAsync(failed('unavailable'));
      if (answer.status !== 200) return errAsync(failed(answer.status === 404 ? 'not-found' : 'unavailable'));
      const value = parsed(answer.text, options.schema) as T | undefined;
      return value === undefined ? errAsync(failed('malformed')) : okAsync(value);
    });
  };
  return {
    get: (path, query, options) => made('GET', path, query, null, options),
    send: (method, path, body, options) => made(method, path, options.query ?? {}, body, options),
  };
};
