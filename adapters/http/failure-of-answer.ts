import type { Failure } from '#core/failure/failure.ts';
import { expiredTexts } from '#core/readers/sessions/decide-refresh.ts';
import { CallFault, lastingOf } from './call-fault.ts';
import { errorText } from './error-text.ts';
import type { ResponseHead } from './exchange.ts';
import { retryAfterSeconds } from './retry-after.ts';

const tellsOldSession = (body: string): boolean => {
  const text = errorText(body);
  return expiredTexts.some((expired) => expired === text);
};

interface Asked {
  readonly bore: boolean;
  readonly errorsInJson: boolean;
  /** Whether a 401 with any other text refuses the token (R53). */
  readonly judgesTokens: boolean;
}

interface Answered extends Asked {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Another content type comes from a proxy in front of a service that is starting or down. */
const isInOwnWords = ({ type, errorsInJson }: Answered): boolean => !errorsInJson || type === '' || /json/i.test(type);

/** A 401 to a request without a token is the upstream's error, not an expired session (R32). */
const kindOf = (answered: Answered): Failure['kind'] => {
  const { status, body, bore, judgesTokens } = answered;
  if (status === 404 || status === 410) return isInOwnWords(answered) ? 'not-found' : 'unavailable';
  if (status === 401 && !bore) return 'malformed';
  if (status === 401 && tellsOldSession(body)) return 'session-expired';
  if (status === 403 || (status === 401 && judgesTokens)) return 'forbidden';
  if (status >= 500 || status === 429 || status === 408) return 'unavailable';
  return 'malformed';
};

export const failureOfAnswer = (
  upstream: string,
  response: ResponseHead,
  body: string,
  asked: Asked,
  now: number,
): Failure => {
  const type = response.headers.get('content-type') ?? '';
  const kind = kindOf({ ...asked, status: response.status, type, body });
  const retryAfter = kind === 'unavailable' ? retryAfterSeconds(response.headers.get('retry-after'), now) : undefined;
  // An error body may repeat request data, so only the status is kept.
  const cause = new CallFault('status', { status: response.status });
  return { kind, upstream, cause, ...lastingOf(cause), ...(retryAfter === undefined ? {} : { retryAfter }) };
};
