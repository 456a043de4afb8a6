import { randomBytes } from 'node:crypto';
import { okAsync, ResultAsync } from 'neverthrow';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Session, Sessions } from '#core/ports/sessions.ts';
import {
  askedCookieName,
  askedIn,
  handleIn,
  handleOf,
  handlesIn,
  hostBound,
  knownCookieName,
  knownIn,
  readerCookieName,
  sessionCookieName,
  writeCookie,
} from '#core/readers/sessions/session-cookie.ts';
import { profilePath } from './reader-outcome.ts';
import type { ReturnAddress } from './return-address.ts';

/** Seconds. Slightly longer than a sign-in letter is valid. */
const askedSeconds = 17 * 60;
const knownSeconds = 90 * 86_400;

export interface ReaderDoors {
  sessionOf(site: Site, cookie: string): ResultAsync<Session | null, Failure>;
  /** Null when the session cannot be stored. */
  enter(
    site: Site,
    cookie: string,
    session: Session,
  ): Promise<{ readonly location: string; readonly cookies: readonly string[] } | null>;
  leave(site: Site, cookie: string): ResultAsync<null, Failure>;
  readonly forget: (site: Site) => readonly string[];
  askedBy(site: Site, cookie: string): string | null;
  ask(site: Site): { readonly browser: string; readonly cookies: readonly string[] };
  known(site: Site, cookie: string): { readonly known: string; readonly cookies: readonly string[] };
  readonly clearKnown: (site: Site) => readonly string[];
}

export interface ReaderDoorsNeeds {
  readonly sessions: Sessions;
  readonly returnAddress: ReturnAddress;
  readonly clock: Clock;
}

/** 256 bits; never taken from a request, which prevents session fixation. */
const newSecret = (): string => randomBytes(32).toString('base64url');

export const createReaderDoors = ({ sessions, returnAddress, clock }: ReaderDoorsNeeds): ReaderDoors => {
  const cookie = ({ origin }: Site, name: string, value: string, seconds: number): readonly string[] => [
    'set-cookie',
    writeCookie({ name, value, path: '/', seconds }, origin),
  ];
  const asked = (site: Site, value: string, seconds: number): readonly string[] =>
    cookie(site, hostBound(askedCookieName, site.origin), value, seconds);
  const session = (site: Site, token: string, bound: string, seconds: number): readonly string[] => [
    ...cookie(site, sessionCookieName, token, seconds),
    ...cookie(site, hostBound(readerCookieName, site.origin), bound, seconds),
  ];
  const leave = ({ origin }: Site, sent: string): ResultAsync<null, Failure> =>
    ResultAsync.combine(handlesIn(sent, origin).map((handle) => sessions.end(handle))).map(() => null);

  return {
    sessionOf: ({ origin }, sent) => {
      const handle = handleIn(sent, origin);
      if (handle === null) return okAsync(null);
      return sessions.of(handle).map((found) => (found !== null && found.validUntil > clock.now() ? found : null));
    },
    enter: async (site, sent, opened) => {
      const [token, bound] = [newSecret(), newSecret()];
      if ((await sessions.keep(handleOf(token, bound), opened)).isErr()) return null;
      await leave(site, sent);
      const path = await returnAddress.take(site, sent);
      return {
        // A sign-in without a return address goes to the profile, not to the front page.
        location: path === '/' ? profilePath : path,
        cookies: [
          ...session(site, token, bound, opened.validUntil - clock.now()),
          ...returnAddress.forget(site),
          ...asked(site, '', 0),
        ],
      };
    },
    leave,
    forget: (site) => session(site, '', '', 0),
    askedBy: ({ origin }, sent) => askedIn(sent, origin),
    ask: (site) => {
      const browser = newSecret();
      return { browser, cookies: asked(site, browser, askedSeconds) };
    },
    known: (site, sent) => {
      const known = knownIn(sent, site.origin) ?? newSecret();
      return { known, cookies: cookie(site, hostBound(knownCookieName, site.origin), known, knownSeconds) };
    },
    clearKnown: (site) => cookie(site, hostBound(knownCookieName, site.origin), '', 0),
  };
};
