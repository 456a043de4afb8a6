import { err, ok, type Result } from 'neverthrow';
import type { z } from 'zod';
import type { Failure } from '#core/ports/failure.ts';
import { failureOfAnswer } from './failure-of-answer.ts';
import { readBody } from './read-body.ts';

/** What is to be done, where nothing is merely asked. */
export interface Errand {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly body: object | null;
}

export interface Question<T> {
  readonly upstream: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the answer must be, and what it becomes. */
  readonly schema: z.ZodType<T>;
  /** Most bytes that an answer may have after decompression. */
  readonly bodyBytes: number;
  readonly errand?: Errand | undefined;
  /** Is shown the headers of every answer that came. */
  readonly onAnswer?: ((headers: Headers) => void) | undefined;
}

/** An error answer says all that matters in its first lines. */
const errorBodyBytes = 4 * 1024;

const failed = (upstream: string, kind: Failure['kind'], cause: unknown) => err<never, Failure>({ kind, upstream, cause });

const understand = <T>(text: string, { upstream, schema }: Question<T>): Result<T, Failure> => {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? ok(parsed.data) : failed(upstream, 'malformed', parsed.error);
  } catch (cause) {
    return failed(upstream, 'malformed', cause);
  }
};

const receive = async <T>(response: Response, question: Question<T>, signal: AbortSignal): Promise<Result<T, Failure>> => {
  if (!response.ok) {
    const body = await readBody(response, errorBodyBytes).catch(() => '');
    return err(failureOfAnswer(question.upstream, response, body, Date.now()));
  }
  try {
    return understand(await readBody(response, question.bodyBytes), question);
  } catch (cause) {
    // A body that ends before its end is a bad answer; one that does not come in time is no answer.
    return failed(question.upstream, signal.aborted ? 'unavailable' : 'malformed', cause);
  }
};

const requestOf = <T>({ headers, errand }: Question<T>): RequestInit => {
  if (errand === undefined) return { headers };
  if (errand.body === null) return { method: errand.method, headers };
  return { method: errand.method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(errand.body) };
};

/** One request without retries or redirects; it never rejects. */
export const askOnce = async <T>(question: Question<T>, signal: AbortSignal): Promise<Result<T, Failure>> => {
  try {
    const response = await fetch(question.url, { ...requestOf(question), redirect: 'error', signal });
    question.onAnswer?.(response.headers);
    return await receive(response, question, signal);
  } catch (cause) {
    return failed(question.upstream, 'unavailable', cause);
  }
};
