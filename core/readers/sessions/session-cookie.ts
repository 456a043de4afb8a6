import { isStrongState } from './finish-sign-in.ts';

/** The specification gives the cookie name; the value is opaque (spec §4, R29). */
export const sessionCookieName = 'n_token';

/** Characters. Browsers limit cookies, so longer headers are ignored. */
const maxHeaderLength = 8_192;
/** Characters of a handle, a letter's key, and a secret in a cookie; the CRM refuses more (docs/upstreams/crm.md). */
export const maxHandleLength = 200;
/** Seconds. Browsers limit the cookie lifetime to 400 days. */
const maxLife = 400 * 86_400;

/**
 * A sibling host can set `n_token` for our host, but no `__Host-` cookie: a session opens by both together. Each
 * sign-in makes a new pair.
 */
export const readerCookieName = '__Host-reader';

const nameOf = (pair: string): string => pair.slice(0, Math.max(pair.indexOf('='), 0)).trim();
const valueOf = (pair: string): string => pair.slice(pair.indexOf('=') + 1).trim();

/** Whether a text can be a handle of ours, or a letter's key, at all: it need not be looked up otherwise. */
export const isHandle = (text: string): boolean => text.length <= maxHandleLength && isStrongState(text);

export const cookieIn = (header: string, name: string): string | null => {
  const pair = header.length > maxHeaderLength ? undefined : header.split(';').find((one) => nameOf(one) === name);
  return pair === undefined ? null : valueOf(pair);
};

/** True unless the public origin is http on a loopback name (R29). */
export const needsSecureCookies = (publicOrigin: string): boolean =>
  !/^http:\/\/(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(publicOrigin);

const staffCookieName = '__Host-staff';

/** The `__Host-` prefix is omitted where cookies cannot be `Secure` (R29). */
export const hostBound = (name: `__Host-${string}`, publicOrigin: string): string =>
  needsSecureCookies(publicOrigin) ? name : name.slice('__Host-'.length);

const secretIn = (header: string, name: `__Host-${string}`, publicOrigin: string): string | null => {
  const value = cookieIn(header, hostBound(name, publicOrigin));
  return value !== null && isHandle(value) ? value : null;
};

export const staffHandleIn = (header: string, publicOrigin: string): string | null =>
  secretIn(header, staffCookieName, publicOrigin);

/** The two cookies of a reader's session as one handle. */
export const handleOf = (token: string, bound: string): string => `${token}-${bound}`;

/** Browsers send the most specific first, and a sibling host can set many. */
const maxTokens = 5;

const tokensIn = (header: string): readonly string[] =>
  header.length > maxHeaderLength
    ? []
    : header
        .split(';')
        .filter((one) => nameOf(one) === sessionCookieName)
        .map(valueOf);

/** The sessions that any of the cookies named `n_token` can mean: signing out ends all of them. */
export const handlesIn = (header: string, publicOrigin: string): readonly string[] => {
  const bound = secretIn(header, readerCookieName, publicOrigin);
  if (bound === null) return [];
  return tokensIn(header)
    .slice(0, maxTokens)
    .filter(isHandle)
    .map((token) => handleOf(token, bound))
    .filter(isHandle);
};

/** Null where one of the two is missing, and where `n_token` is sent twice: another host may have set one (R29). */
export const handleIn = (header: string, publicOrigin: string): string | null =>
  tokensIn(header).length === 1 ? (handlesIn(header, publicOrigin)[0] ?? null) : null;

/** Secret of a browser that requested a sign-in letter (R49). */
export const askedCookieName = '__Host-asked';

export const askedIn = (header: string, publicOrigin: string): string | null =>
  secretIn(header, askedCookieName, publicOrigin);

/** Secret of a browser that signed in before. Rate limits of other clients do not apply to it (R34). */
export const knownCookieName = '__Host-known';

export const knownIn = (header: string, publicOrigin: string): string | null =>
  secretIn(header, knownCookieName, publicOrigin);

export interface OwnCookie {
  readonly name: string;
  /** Letters, digits, `.`, `_` and `-` only. */
  readonly value: string;
  readonly path: string;
  /** Max-Age in seconds; 0 deletes the cookie. */
  readonly seconds: number;
}

/** Builds `Set-Cookie` with HttpOnly and SameSite=Lax (R29). */
export const writeCookie = ({ name, value, path, seconds }: OwnCookie, publicOrigin: string): string =>
  `${name}=${value}; Path=${path}; Max-Age=${Math.min(Math.max(Math.floor(seconds), 0), maxLife)}; HttpOnly; SameSite=Lax${needsSecureCookies(publicOrigin) ? '; Secure' : ''}`;
