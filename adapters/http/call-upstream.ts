import { err, ResultAsync, type Result } from 'neverthrow';
import type { z } from 'zod';
import { currentRequest, inSpan, noteTiming, traceparent } from '#adapters/telemetry/current-request.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import { askOnce, type Refusal, type RequestBody } from './ask-once.ts';
import type { CallBudget } from './call-budget.ts';
import { CallFault, faultWord } from './call-fault.ts';
import type { ResponseHeaders } from './exchange.ts';
import { createUpstreamPolicy, type UpstreamPolicy } from './upstream-policy.ts';
import { defaultLimits, type Deadline, type Limits } from './limits.ts';
import { callTemplate, type FixedWords, type Query, resourceOf, type Segments, upstreamUrl } from './upstream-url.ts';

export interface LackingCall {
  readonly upstream: string;
  readonly call: string;
  readonly ms: number;
  readonly deadline: Deadline;
  readonly withToken: boolean;
}

/** A call that ended; `failure` is null if the upstream responded as agreed. */
export interface EndedCall {
  readonly upstream: string;
  readonly method: string;
  /** Milliseconds. */
  readonly took: number;
  readonly failure: Failure | null;
  readonly withToken: boolean;
}

export interface UpstreamSettings {
  readonly baseUrl: string;
  readonly name: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly time: Pick<Time, 'now' | 'monotonic' | 'deadline'>;
  readonly limits?: Limits;
  /**
   * Whether the upstream sends its errors as JSON. If so, a 404 in another format does not mean that the resource is
   * missing.
   */
  readonly errorsInJson?: boolean;
  readonly onFailure?: (failed: LackingCall & { readonly failure: Failure }) => void;
  readonly onDropped?: (lacking: LackingCall & { readonly dropped: readonly string[] }) => void;
  readonly onCall?: (call: EndedCall) => void;
  readonly onPolicy?: (upstream: string, word: string, policy: Pick<UpstreamPolicy, 'load' | 'openBreakers'>) => void;
  /** Receives the headers of every response, errors included, before its body is used. */
  readonly onAnswer?: (headers: ResponseHeaders) => void;
  readonly budget?: CallBudget;
}

export interface CallOptions<T> {
  readonly deadline: Deadline;
  /**
   * Calls with the same policy share a bulkhead and a breaker. Defaults to the deadline. Must be a fixed word, never
   * data.
   */
  readonly policy?: string;
  readonly resource?: string;
  /**
   * Whether a 429 limits the client and says nothing about the upstream's health. Such a 429 does not count as a
   * breaker failure.
   */
  readonly limitsAskers?: boolean;
  readonly schema: z.ZodType<T>;
  readonly refusalIn?: (document: unknown) => Refusal | null;
  /** Bearer token; null or undefined makes an anonymous call. */
  readonly token?: string | null;
  /**
   * Whether a 401 with a text other than the two of an old session refuses the token; true unless told. Where not, it
   * is an ordinary error (R53).
   */
  readonly judgesTokens?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly signal?: AbortSignal;
}

export interface Upstream {
  /**
   * Sends one request without redirects or retries of failures. Never throws. `path` holds fixed words and named ids and slugs, not
   * yet encoded.
   */
  get<T, const Path extends Segments>(
    path: Path & FixedWords<Path>,
    query: Query,
    options: CallOptions<T>,
  ): ResultAsync<T, Failure>;
  send<T, const Path extends Segments>(
    method: RequestBody['method'],
    path: Path & FixedWords<Path>,
    body: object | null,
    options: CallOptions<T>,
  ): ResultAsync<T, Failure>;
}

const bearer = (token: string | null | undefined): Readonly<Record<string, string>> =>
  token ? { authorization: `Bearer ${token}` } : {};

const secretHeader = 'origin-secret';

/** The trace is for services that share our secret, the request ID for all. */
const requestId = (sent: UpstreamSettings['headers']): Readonly<Record<string, string>> => {
  const request = currentRequest();
  const parent = sent !== undefined && secretHeader in sent ? traceparent() : undefined;
  return {
    ...(request === undefined ? {} : { 'x-request-id': request.id }),
    ...(parent === undefined ? {} : { traceparent: parent }),
  };
};

const isCancelled = (signal: AbortSignal | undefined): boolean =>
  signal?.reason instanceof DOMException && signal.reason.name === 'AbortError';

/**
 * A client for one upstream with timeouts, size limits and concurrency limits. Every error becomes a `Failure` (spec
 * §8).
 */
export const callUpstream = (settings: UpstreamSettings): Upstream => {
  const { baseUrl, name, time, limits = defaultLimits, onFailure, onDropped, onCall, onPolicy } = settings;
  const policies = new Map<string, UpstreamPolicy>();
  const policyOf = (word: string): UpstreamPolicy => {
    const known = policies.get(word);
    if (known !== undefined) return known;
    const policy = createUpstreamPolicy(name, limits.policies?.[word] ?? limits, time);
    policies.set(word, policy);
    onPolicy?.(name, word, policy);
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
      ...requestId(settings.headers),
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
    const took = time.monotonic() - begun;
    noteTiming('upstream', took);
    // A caller that cancels, such as a stopping node, says nothing about the upstream.
    if (isCancelled(options.signal)) return answer;
    const failure = answer.isErr() ? answer.error : null;
    if (failure !== null) onFailure?.({ ...lacking(), failure });
    onCall?.({
      upstream: name,
      method: requestBody?.method ?? 'GET',
      took,
      failure,
      withToken: Boolean(options.token),
    });
    return answer;
  };

  const traced = <T>(...asked: Parameters<typeof call<T>>): Promise<Result<T, Failure>> => {
    const [path, , , requestBody] = asked;
    const method = requestBody?.method ?? 'GET';
    const template = callTemplate(method, path);
    const attributes = { 'http.request.method': method, 'url.template': template.slice(method.length + 1) };
    return inSpan(template, { kind: 'client', attributes: { ...attributes, 'news.upstream': name } }, async (span) => {
      const answer = await call(...asked);
      if (answer.isErr()) span.fail(faultWord(answer.error));
      return answer;
    });
  };

  return {
    get: (path, query, options) => new ResultAsync(traced(path, query, options)),
    send: (method, path, body, options) =>
      new ResultAsync(traced(path, options.query ?? {}, options, { method, body })),
  };
};
