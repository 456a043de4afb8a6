import { randomBytes } from 'node:crypto';
import type { Site } from '#core/addresses/sites/site.ts';
import { isStrongState } from '#core/readers/sessions/finish-sign-in.ts';
import { askedCookieName, cookieIn, hostBound, writeCookie } from '#core/readers/sessions/session-cookie.ts';

/** Seconds; the lifetime of a confirmation link. */
const life = 86_400;
const maxLength = 200;

const nameFor = (origin: string): string => hostBound(askedCookieName, origin);

/** The secret of the requesting browser (R49); null when missing or invalid. */
export const askingBrowserIn = (header: string | undefined, { origin }: Pick<Site, 'origin'>): string | null => {
  const value = header === undefined ? null : cookieIn(header, nameFor(origin));
  return value !== null && value.length <= maxLength && isStrongState(value) ? value : null;
};

/** Reuses an existing secret: a second request must not invalidate the first letter. */
export const askingBrowser = (
  header: string | undefined,
  site: Pick<Site, 'origin'>,
): { readonly browser: string; readonly cookie: string } => {
  const browser = askingBrowserIn(header, site) ?? randomBytes(32).toString('base64url');
  return {
    browser,
    cookie: writeCookie({ name: nameFor(site.origin), value: browser, path: '/', seconds: life }, site.origin),
  };
};
