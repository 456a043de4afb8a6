import { err, ResultAsync, type Result } from 'neverthrow';
import type { z } from 'zod';
import type { Failure } from '#core/ports/failure.ts';
import { askOnce, type Errand } from './ask-once.ts';
import { createLane, type Lane } from './lane.ts';
import { defaultLimits, type Deadline, type Limits } from './limits.ts';
import { upstreamUrl, type Query, type Segments } from './upstream-url.ts';

export interface UpstreamSettings {
  readonly baseUrl: string;
  /** As the log calls it. */
  readonly name: string;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: Limits;
  /** Is told of every call that the upstream let down; an answer such as not found is none. */
  readonly onFailure?: () => void;
  /** Is shown the headers of every answer, of a refusal too, before what they came with is used. */
  readonly onAnswer?: (headers: Headers) => void;
}

export interface CallOptions<T> {
  readonly deadline: Deadline;
  /** Whom the call shares its places and its breaker with; by default all calls of the same deadline. A fixed word, never data. */
  readonly lane?: string;
  /** What the answer must be, and what it becomes. */
  readonly schema: z.ZodType<T>;
  /** Bearer token; null and undefined mean an anonymous call. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

export interface Upstream {
  /** Asks once: no retry, no redirect, never a throw. `path` is a list of segments, not yet encoded. */
  get<T>(path: Segments, query: Query, options: CallOptions<T>): ResultAsync<T, Failure>;
  /** Has something done, once: `body` goes as JSON. */
  send<T>(method: Errand['method'], path: Segments, body: object | null, options: CallOptions<T>): ResultAsync<T, Failure>;
}

const bearer = (token: string | null | undefined): Readonly<Record<string, string>> =>
  token ? { authorization: `Bearer ${token}` } : {};

const letDown: ReadonlySet<Failure['kind']> = new Set(['unavailable', 'malformed']);

/** A client of one upstream: bounded in time, size and number, with every fate told as a `Failure` (spec §8). */
export const callUpstream = (settings: UpstreamSettings): Upstream => {
  const { baseUrl, name, limits = defaultLimits } = settings;
  const lanes = new Map<string, Lane>();
  const laneOf = (word: string): Lane => {
    const lane = lanes.get(word) ?? createLane(name, limits);
    lanes.set(word, lane);
    return lane;
  };

  const call = async <T>(path: Segments, query: Query, options: CallOptions<T>, errand?: Errand): Promise<Result<T, Failure>> => {
    const url = upstreamUrl(baseUrl, path, query);
    if (url === null) return err({ kind: 'not-found', upstream: name, cause: new Error('no such address') });
    const headers = { accept: 'application/json', ...settings.headers, ...options.headers, ...bearer(options.token) };
    const question = { upstream: name, url, headers, schema: options.schema, bodyBytes: limits.bodyBytes, errand, onAnswer: settings.onAnswer };
    const answer = await laneOf(options.lane ?? options.deadline).run(limits.deadline[options.deadline], (signal) => askOnce(question, options.signal ? AbortSignal.any([signal, options.signal]) : signal));
    if (answer.isErr() && letDown.has(answer.error.kind)) settings.onFailure?.();
    return answer;
  };

  return {
    get: (path, query, options) => new ResultAsync(call(path, query, options)),
    send: (method, path, body, options) => new ResultAsync(call(path, {}, options, { method, body })),
  };
};
