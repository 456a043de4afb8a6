import type { Site } from '#core/addresses/sites/site.ts';
import { isQuizToken } from '#core/readers/quizzes/is-quiz-token.ts';
import { cookieIn, hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** Seconds: as long as a browser keeps any cookie, and the quiz service a token. */
const life = 400 * 86_400;

const nameFor = ({ origin }: Pick<Site, 'origin'>): string => hostBound('__Host-quiz', origin);

/** The quiz token that a `Cookie` header bears; null without one, and for anything that is none (spec §5). */
export const quizTokenIn = (header: string | undefined, site: Pick<Site, 'origin'>): string | null => {
  const value = header === undefined ? null : cookieIn(header, nameFor(site));
  return value !== null && isQuizToken(value) && /^[\w-]+$/.test(value) ? value : null;
};

/** The cookie that keeps it, out of the reach of page script (R29). */
export const quizCookie = (token: string, site: Pick<Site, 'origin'>): string =>
  writeCookie({ name: nameFor(site), value: token, path: '/', seconds: life }, site.origin);
