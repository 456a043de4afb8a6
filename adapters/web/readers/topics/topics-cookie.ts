import { randomBytes } from 'node:crypto';
import type { Site } from '#core/addresses/sites/site.ts';
import { isStrongState } from '#core/readers/sessions/finish-sign-in.ts';
import { cookieIn, hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** Seconds. Browsers keep cookies for at most 400 days. */
const life = 400 * 86_400;
const maxLength = 200;

type Place = Pick<Site, 'origin'>;

const nameFor = ({ origin }: Place): string => hostBound('__Host-topics', origin);

export const clientTokenIn = (header: string | undefined, site: Place): string | null => {
  const value = header === undefined ? null : cookieIn(header, nameFor(site));
  return value !== null && value.length <= maxLength && /^[\w-]+$/.test(value) && isStrongState(value) ? value : null;
};

export const newClientToken = (): string => randomBytes(32).toString('base64url');

/** HttpOnly: page scripts cannot read it (R29). */
export const topicsCookie = (token: string, site: Place): string =>
  writeCookie({ name: nameFor(site), value: token, path: '/', seconds: life }, site.origin);

export const noTopicsCookie = (site: Place): string =>
  writeCookie({ name: nameFor(site), value: '', path: '/', seconds: 0 }, site.origin);
