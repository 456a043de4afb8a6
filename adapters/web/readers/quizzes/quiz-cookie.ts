import type { Site } from '#core/addresses/sites/site.ts';
import { isQuizToken } from '#core/readers/quizzes/is-quiz-token.ts';
import { cookieIn, hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** Seconds. Browsers keep cookies for at most 400 days; the quiz service keeps its tokens as long. */
const life = 400 * 86_400;

const nameFor = ({ origin }: Pick<Site, 'origin'>): string => hostBound('__Host-quiz', origin);

/** Null when the `Cookie` header has no valid quiz token (spec §5). */
export const quizTokenIn = (header: string | undefined, site: Pick<Site, 'origin'>): string | null => {
  const value = header === undefined ? null : cookieIn(header, nameFor(site));
  return value !== null && isQuizToken(value) && /^[\w-]+$/.test(value) ? value : null;
};

/** HttpOnly: page scripts cannot read it (R29). */
export const quizCookie = (token: string, site: Pick<Site, 'origin'>): string =>
  writeCookie({ name: nameFor(site), value: token, path: '/', seconds: life }, site.origin);
