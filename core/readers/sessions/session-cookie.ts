import { isStrongState } from './finish-sign-in.ts';

/** The cookie that bears a reader's handle; its name is the specification's, its value opaque (spec §4, R29). */
export const sessionCookieName = 'n_token';

/** No browser sends more of one cookie; what is longer is not looked through. */
const longestHeader = 8_192;
/** Characters of a handle, a letter's key, and a secret in a cookie; the CRM refuses more (docs/upstreams/crm.md). */
export const longestHandle = 200;
/** Seconds: no browser keeps a cookie longer. */
const longestLife = 400 * 86_400;

const nameOf = (pair: string): string => pair.slice(0, Math.max(pair.indexOf('='), 0)).trim();
const valueOf = (pair: string): string => pair.slice(pair.indexOf('=') + 1).trim();

/** Whether a text can be a handle of ours, or a letter's key, at all: it need not be looked up otherwise. */
export const isHandle = (text: string): boolean => text.length <= longestHandle && isStrongState(text);

/** The value of the first cookie of that name in a `Cookie` header; null without one. */
export const cookieIn = (header: string, name: string): string | null => {
  const pair = header.length > longestHeader ? undefined : header.split(';').find((one) => nameOf(one) === name);
  return pair === undefined ? null : valueOf(pair);
};

/** The handle in a `Cookie` header; null without one, and for anything that is none. */
export const handleIn = (header: string): string | null => {
  const value = cookieIn(header, sessionCookieName);
  return value !== null && isHandle(value) ? value : null;
};

/**
 * Whether cookies must be kept to https: always, but where the configured public origin is plain http on a loopback
 * name (R29).
 */
export const needsSecureCookies = (publicOrigin: string): boolean =>
  !/^http:\/\/(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(publicOrigin);

const staffCookieName = '__Host-staff';

/** The name of a cookie that is bound to its host; without its prefix where cookies need not be kept to https (R29). */
export const hostBound = (name: `__Host-${string}`, publicOrigin: string): string =>
  needsSecureCookies(publicOrigin) ? name : name.slice('__Host-'.length);

const secretIn = (header: string, name: `__Host-${string}`, publicOrigin: string): string | null => {
  const value = cookieIn(header, hostBound(name, publicOrigin));
  return value !== null && isHandle(value) ? value : null;
};

/** The handle of a member of staff in a `Cookie` header; null without one, and for anything that is none. */
export const staffHandleIn = (header: string, publicOrigin: string): string | null =>
  secretIn(header, staffCookieName, publicOrigin);

/** The secret of a browser that asked for a letter to sign in with (R49). */
export const askedCookieName = '__Host-asked';

/** That secret in a `Cookie` header; null without one, and for anything that is none. */
export const askedIn = (header: string, publicOrigin: string): string | null =>
  secretIn(header, askedCookieName, publicOrigin);

/** The secret by which a browser is recognized that signed in before: limits of strangers are none of its own (R34). */
export const knownCookieName = '__Host-known';

/** That secret in a `Cookie` header; null without one, and for anything that is none. */
export const knownIn = (header: string, publicOrigin: string): string | null =>
  secretIn(header, knownCookieName, publicOrigin);

export interface OwnCookie {
  readonly name: string;
  /** Nothing but letters, digits, `.`, `_` and `-`. */
  readonly value: string;
  readonly path: string;
  /** For how many seconds; 0 takes it away. */
  readonly seconds: number;
}

/**
 * A cookie of ours as `Set-Cookie` has it: never for page script, and not for what another site sends but links
 * (R29).
 */
export const writeCookie = ({ name, value, path, seconds }: OwnCookie, publicOrigin: string): string =>
  `${name}=${value}; Path=${path}; Max-Age=${Math.min(Math.max(Math.floor(seconds), 0), longestLife)}; HttpOnly; SameSite=Lax${needsSecureCookies(publicOrigin) ? '; Secure' : ''}`;
