import { err, ok, type Result } from 'neverthrow';
import type { z } from 'zod';
import type { Time } from '#adapters/time/time.ts';
import type { Failure } from '#core/failure/failure.ts';
import { CallFault, faultOfBreak, issuesInWords, lastingOf } from './call-fault.ts';
import { readNotingDrops } from './dropped-items.ts';
import { exchange, type Received, type ResponseHeaders, type Sent } from './exchange.ts';
import { failureOfAnswer } from './failure-of-answer.ts';
import { readableValue } from './readable-text.ts';

export interface RequestBody {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly body: object | null;
}

export interface Refusal {
  readonly kind: Failure['kind'];
  readonly code: string;
}

export interface Question<T> {
  readonly upstream: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly schema: z.ZodType<T>;
  readonly refusalIn?: ((document: unknown) => Refusal | null) | undefined;
  readonly errorsInJson?: boolean | undefined;
  /** Whether a 401 with any text refuses the token (`CallOptions`). */
  readonly judgesTokens?: boolean | undefined;
  readonly bodyBytes: number;
  readonly requestBody?: RequestBody | undefined;
  readonly time: Pick<Time, 'now'>;
  readonly onAnswer?: ((headers: ResponseHeaders) => void) | undefined;
  readonly onDropped?: (dropped: readonly string[]) => void;
}

const errorBodyBytes = 4 * 1024;

const failed = (upstream: string, kind: Failure['kind'], cause: CallFault) =>
  err<never, Failure>({ kind, upstream, cause, ...lastingOf(cause) });

/** Unreadable characters, also escaped. Almost no text has any, and is parsed four times as fast without a reviver. */
const suspicious =
  /[\u007f-\u009f\ufffe\uffff]|\\(?:[bf]|u(?:00(?:0[0-8bcef]|1.|7f|[89].)|fff[ef]|d[89ab]..(?!\\ud[c-f])))|(?<!\\ud[89ab]..)\\ud[c-f]/i;

export const parseReadable = (json: string): unknown =>
  suspicious.test(json) ? JSON.parse(json, readableValue) : JSON.parse(json);

const isMarkup = (text: string): boolean => /^\s*</.test(text);

const understand = <T>(text: string, { upstream, schema, refusalIn, onDropped }: Question<T>): Result<T, Failure> => {
  let document: unknown;
  try {
    document = parseReadable(text);
  } catch {
    return failed(
      upstream,
      'malformed',
      isMarkup(text) ? new CallFault('html') : new CallFault('malformed', { issues: ['not JSON'] }),
    );
  }
  const refusal = refusalIn?.(document) ?? null;
  if (refusal !== null) return failed(upstream, refusal.kind, new CallFault('error-in-answer', { code: refusal.code }));
  try {
    const { result, dropped } = readNotingDrops(document, (read) => schema.safeParse(read));
    if (!result.success)
      return failed(upstream, 'malformed', new CallFault('malformed', { issues: issuesInWords(result.error.issues) }));
    if (dropped.length > 0) onDropped?.(dropped);
    return ok(result.data);
  } catch {
    return failed(upstream, 'malformed', new CallFault('malformed', { issues: ['unreadable'] }));
  }
};

const receive = async <T>(
  response: Received,
  question: Question<T>,
  signal: AbortSignal,
): Promise<Result<T, Failure>> => {
  if (response.status < 200 || response.status > 299) {
    const body = await response.body(errorBodyBytes).catch(() => '');
    const { upstream, headers, errorsInJson = false, judgesTokens = true, time } = question;
    const asked = { bore: 'authorization' in headers, errorsInJson, judgesTokens };
    return err(failureOfAnswer(upstream, response, body, asked, time.now()));
  }
  let text: string;
  try {
    text = await response.body(question.bodyBytes);
  } catch (cause) {
    // A truncated body is `malformed`; a body that exceeds the timeout is `unavailable`.
    if (signal.aborted) return failed(question.upstream, 'unavailable', faultOfBreak(signal.reason));
    return failed(question.upstream, 'malformed', faultOfBreak(cause));
  }
  return understand(text, question);
};

const sentOf = <T>({ headers, requestBody }: Question<T>): Sent => {
  if (requestBody === undefined) return { method: 'GET', headers, body: null };
  const { method, body } = requestBody;
  if (body === null) return { method, headers, body };
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded;charset=UTF-8' : 'application/json';
  return {
    method,
    headers: { ...headers, 'content-type': type },
    body: isForm ? body.toString() : JSON.stringify(body),
  };
};

/** Sends one request without redirects or retries of failures. Never rejects. */
export const askOnce = async <T>(question: Question<T>, signal: AbortSignal): Promise<Result<T, Failure>> => {
  try {
    const response = await exchange(question.url, sentOf(question), signal);
    question.onAnswer?.(response.headers);
    return await receive(response, question, signal);
  } catch (cause) {
    return failed(question.upstream, 'unavailable', faultOfBreak(cause));
  }
};
