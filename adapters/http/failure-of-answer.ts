import type { Failure } from '#core/failure/failure.ts';
import { expiredTexts } from '#core/sessions/decide-refresh.ts';
import { CallFault } from './call-fault.ts';
import { errorText } from './error-text.ts';
import { retryAfterSeconds } from './retry-after.ts';

const tellsOldSession = (body: string): boolean => {
  const text = errorText(body);
  return expiredTexts.some((expired) => expired === text);
};

interface Answered {
  readonly status: number;
  readonly body: string;
  /** Whether the call was made in somebody's name. */
  readonly bore: boolean;
  /** Whether it is a page for people. */
  readonly isPage: boolean;
}

/**
 * That something is not there is said by the service that was asked, in its own words: a page for people comes from
 * what stands in front of it, while it is being started or is not there itself. Only who came with a token can be told that it opens nothing; of anybody else an upstream has no business asking
 * for one (R32).
 */
const kindOf = ({ status, body, bore, isPage }: Answered): Failure['kind'] => {
  if (status === 404 || status === 410) return isPage ? 'unavailable' : 'not-found';
  if (status === 401 && !bore) return 'malformed';
  if (status === 401 && tellsOldSession(body)) return 'session-expired';
  if (status === 401 || status === 403) return 'forbidden';
  if (status >= 500 || status === 429 || status === 408) return 'unavailable';
  return 'malformed';
};

/**
 * What an answer other than 2xx means in our words. `body` is its beginning; `bore` says whether the call carried a
 * token; `now` is unix milliseconds.
 */
export const failureOfAnswer = (
  upstream: string,
  response: Response,
  body: string,
  bore: boolean,
  now: number,
): Failure => {
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
  const kind = kindOf({ status: response.status, body, bore, isPage });
  const retryAfter = kind === 'unavailable' ? retryAfterSeconds(response.headers.get('retry-after'), now) : undefined;
  // What an upstream says of an error may repeat what it was asked; only its number is kept.
  const cause = new CallFault('status', { status: response.status });
  return { kind, upstream, cause, ...(retryAfter === undefined ? {} : { retryAfter }) };
};
