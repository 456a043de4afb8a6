import { randomBytes } from 'node:crypto';
import type { Site } from '#core/addresses/sites/site.ts';
import { isStrongState } from '#core/readers/sessions/finish-sign-in.ts';
import { cookieIn, hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** Seconds: as long as a browser keeps any cookie. */
const life = 400 * 86_400;
const longest = 200;

type Place = Pick<Site, 'origin'>;

const nameFor = ({ origin }: Place): string => hostBound('__Host-topics', origin);

/** The token of a browser that follows topics; null without one, and for anything that is none. */
export const clientTokenIn = (header: string | undefined, site: Place): string | null => {
  const value = header === undefined ? null : cookieIn(header, nameFor(site));
  return value !== null && value.length <= longest && /^[\w-]+$/.test(value) && isStrongState(value) ? value : null;
};

/** A new one, of 256 bits. */
export const newClientToken = (): string => randomBytes(32).toString('base64url');

/** The cookie that keeps it, out of the reach of page script (R29). */
export const topicsCookie = (token: string, site: Place): string =>
  writeCookie({ name: nameFor(site), value: token, path: '/', seconds: life }, site.origin);

/** Takes it away. */
export const noTopicsCookie = (site: Place): string =>
  writeCookie({ name: nameFor(site), value: '', path: '/', seconds: 0 }, site.origin);
