import { err, ResultAsync, type Result } from 'neverthrow';
import type { z } from 'zod';
import { currentRequest } from '#adapters/telemetry/current-request.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import { askOnce, type Refusal, type RequestBody } from './ask-once.ts';
import type { CallBudget } from './call-budget.ts';
import { CallFault } from './call-fault.ts';
import { createUpstreamPolicy, type UpstreamPolicy } from './upstream-policy.ts';
import { defaultLimits, type Deadline, type Limits } from './limits.ts';
import { callTemplate, type FixedWords, type Query, resourceOf, type Segments, upstreamUrl } from './upstream-url.ts';

/** A call that did not give all that it was asked for. Nothing in it is data. */
export interface LackingCall {
  readonly upstream: string;
  /** `GET /api/articles/:slug` */
  readonly call: string;
  /** Milliseconds from the wish to the end, waiting for a place included. */
  readonly ms: number;
  readonly deadline: Deadline;
  /** Whether it was made in somebody's name. */
  readonly withToken: boolean;
}

export interface UpstreamSettings {
  readonly baseUrl: string;
  /** As the log calls it. */
  readonly name: string;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly time: Pick<Time, 'now' | 'monotonic' | 'deadline'>;
  readonly limits?: Limits;
  /**
   * Whether its contract has errors told in JSON: then a 404 in any other form is no word of its own, and nothing is
   * thought to be absent because of it.
   */
  readonly errorsInJson?: boolean;
  /** Is told of every call that came to nothing, be it that there is no such thing. */
  readonly onFailure?: (failed: LackingCall & { readonly failure: Failure }) => void;
  /** Is told of every answer whose lists hold what cannot be read: paths and codes. */
  readonly onDropped?: (lacking: LackingCall & { readonly dropped: readonly string[] }) => void;
  /** Is shown the headers of every answer, of a refusal too, before what they came with is used. */
  readonly onAnswer?: (headers: Headers) => void;
  /** Counts all calls together; what it does not allow is not sent. */
  readonly budget?: CallBudget;
}

export interface CallOptions<T> {
  readonly deadline: Deadline;
  /**
   * Whom the call shares its places and its breaker with; by default all calls of the same deadline. A fixed word,
   * never data.
   */
  readonly policy?: string;
  /** What the call is about, where its path does not name it. */
  readonly resource?: string;
  /**
   * Whether a 429 of this call is about who asks, and not about how the upstream is: it does not count towards a pause,
   * or one who tries too much would close the way to all.
   */
  readonly limitsAskers?: boolean;
  /** What the answer must be, and what it becomes. */
  readonly schema: z.ZodType<T>;
  /** Reads a refusal out of an answer that came as a good one. */
  readonly refusalIn?: (document: unknown) => Refusal | null;
  /** Bearer token; null and undefined mean an anonymous call. */
  readonly token?: string | null;
  /**
   * Whether a 401 with a text other than the two of an old session refuses the token; true unless told. Where not, it
   * is an ordinary error (R53).
   */
  readonly judgesTokens?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parameters of the address, where something is to be done; what is asked for has its own. */
  readonly query?: Query;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

export interface Upstream {
  /**
   * Asks once: no retry, no redirect, never a throw. `path` is a list of fixed words and of named ids and slugs, not
   * yet encoded.
   */
  get<T, const Path extends Segments>(
    path: Path & FixedWords<Path>,
    query: Query,
    options: CallOptions<T>,
  ): ResultAsync<T, Failure>;
  /** Has something done, once: `body` goes as JSON, or as a form's fields. */
  send<T, const Path extends Segments>(
    method: RequestBody['method'],
    path: Path & FixedWords<Path>,
    body: object | null,
    options: CallOptions<T>,
  ): ResultAsync<T, Failure>;
}

const bearer = (token: string | null | undefined): Readonly<Record<string, string>> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** By which the upstream's log is read beside ours. */
const requestId = (): Readonly<Record<string, string>> => {
  const request = currentRequest();
  return request === undefined ? {} : { 'x-request-id': request.id };
};

/** A client of one upstream: bounded in time, size and number, with every fate told as a `Failure` (spec §8). */
export const callUpstream = (settings: UpstreamSettings): Upstream => {
  const { baseUrl, name, time, limits = defaultLimits, onFailure, onDropped } = settings;
  const policies = new Map<string, UpstreamPolicy>();
  const policyOf = (word: string): UpstreamPolicy => {
    const policy = policies.get(word) ?? createUpstreamPolicy(name, limits.policies?.[word] ?? limits, time);
    policies.set(word, policy);
    return policy;
  };

  const call = async <T>(
    path: Segments,
    query: Query,
    options: CallOptions<T>,
    requestBody?: RequestBody,
  ): Promise<Result<T, Failure>> => {
    const url = upstreamUrl(baseUrl, path, query);
    if (url === null) return err({ kind: 'not-found', upstream: name, cause: new CallFault('unsendable') });
    const begun = time.monotonic();
    const lacking = (): LackingCall => ({
      upstream: name,
      call: callTemplate(requestBody?.method ?? 'GET', path),
      ms: Math.round(time.monotonic() - begun),
      deadline: options.deadline,
      withToken: Boolean(options.token),
    });
    const headers = {
      accept: 'application/json',
      ...requestId(),
      ...settings.headers,
      ...options.headers,
      ...bearer(options.token),
    };
    const question = {
      upstream: name,
      url,
      headers,
      schema: options.schema,
      refusalIn: options.refusalIn,
      errorsInJson: settings.errorsInJson,
      judgesTokens: options.judgesTokens,
      bodyBytes: limits.bodyBytes,
      requestBody,
      time,
      onAnswer: settings.onAnswer,
      onDropped: (dropped: readonly string[]) => onDropped?.({ ...lacking(), dropped }),
    };
    const overBudget = settings.budget?.() === false;
    const answer = overBudget
      ? err<never, Failure>({ kind: 'unavailable', upstream: name, cause: new CallFault('over-budget') })
      : await policyOf(options.policy ?? options.deadline).run(
          limits.deadline[options.deadline],
          (signal) => askOnce(question, options.signal ? AbortSignal.any([signal, options.signal]) : signal),
          {
            resource:
              options.resource ??
              resourceOf(url, path, {
                isReading: requestBody === undefined,
                withToken: Boolean(options.token),
              }),
            limitsAskers: options.limitsAskers,
          },
        );
    if (answer.isErr()) onFailure?.({ ...lacking(), failure: answer.error });
    return answer;
  };

  return {
    get: (path, query, options) => new ResultAsync(call(path, query, options)),
    send: (method, path, body, options) => new ResultAsync(call(path, options.query ?? {}, options, { method, body })),
  };
};
