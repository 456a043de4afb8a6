import type { Failure } from '#core/ports/failure.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** The two texts by which the upstreams tell an old session from a refused one (spec §8). */
const sessionTexts = ['Expired JWT Token', 'Missing accessToken, use your refreshToken!'];

const kindOf = (status: number, body: string): Failure['kind'] => {
  if (status === 404 || status === 410) return 'not-found';
  if (status === 401 && sessionTexts.some((text) => body.includes(text))) return 'session-expired';
  if (status === 401 || status === 403) return 'forbidden';
  if (status >= 500 || status === 429 || status === 408) return 'unavailable';
  return 'malformed';
};

/** What an answer other than 2xx means in our words. `body` is its beginning; `now` is unix milliseconds. */
export const failureOfAnswer = (upstream: string, response: Response, body: string, now: number): Failure => {
  const kind = kindOf(response.status, body);
  const retryAfter = kind === 'unavailable' ? retryAfterSeconds(response.headers.get('retry-after'), now) : undefined;
  const cause = new Error(`${upstream} answered ${response.status}: ${body.slice(0, 200)}`);
  return { kind, upstream, cause, ...(retryAfter === undefined ? {} : { retryAfter }) };
};
