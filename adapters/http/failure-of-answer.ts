import type { Failure } from '#core/failure/failure.ts';
import { expiredTexts } from '#core/readers/sessions/decide-refresh.ts';
import { CallFault, lastingOf } from './call-fault.ts';
import { errorText } from './error-text.ts';
import { retryAfterSeconds } from './retry-after.ts';

const tellsOldSession = (body: string): boolean => {
  const text = errorText(body);
  return expiredTexts.some((expired) => expired === text);
};

/** What is known of the call that was answered. */
interface Asked {
  /** Whether it carried a token: was made in somebody's name. */
  readonly bore: boolean;
  /** Whether whom it was sent to tells errors in JSON (`UpstreamSettings`). */
  readonly errorsInJson: boolean;
  /** Whether a 401 with any other text refuses the token (R53). */
  readonly judgesTokens: boolean;
}

interface Answered extends Asked {
  readonly status: number;
  /** Empty for none. */
  readonly type: string;
  readonly body: string;
}

/** In another form it comes from what stands in front of the service, while that is being started or is not there. */
const isInOwnWords = ({ type, errorsInJson }: Answered): boolean => !errorsInJson || type === '' || /json/i.test(type);

/**
 * Only who came with a token can be told that it opens nothing; of anybody else an upstream has no business asking
 * for one (R32).
 */
const kindOf = (answered: Answered): Failure['kind'] => {
  const { status, body, bore, judgesTokens } = answered;
  if (status === 404 || status === 410) return isInOwnWords(answered) ? 'not-found' : 'unavailable';
  if (status === 401 && !bore) return 'malformed';
  if (status === 401 && tellsOldSession(body)) return 'session-expired';
  if (status === 403 || (status === 401 && judgesTokens)) return 'forbidden';
  if (status >= 500 || status === 429 || status === 408) return 'unavailable';
  return 'malformed';
};

/**
 * What an answer other than 2xx means in our words. `body` is its beginning; `now` is unix
 * milliseconds.
 */
export const failureOfAnswer = (
  upstream: string,
  response: Response,
  body: string,
  asked: Asked,
  now: number,
): Failure => {
  const type = response.headers.get('content-type') ?? '';
  const kind = kindOf({ ...asked, status: response.status, type, body });
  const retryAfter = kind === 'unavailable' ? retryAfterSeconds(response.headers.get('retry-after'), now) : undefined;
  // What an upstream says of an error may repeat what it was asked; only its number is kept.
  const cause = new CallFault('status', { status: response.status });
  return { kind, upstream, cause, ...lastingOf(cause), ...(retryAfter === undefined ? {} : { retryAfter }) };
};
