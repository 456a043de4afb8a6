import { ok } from 'neverthrow';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Security } from '#core/ports/security.ts';
import type { StaffSessions } from '#core/ports/staff-sessions.ts';
import { staffHandleIn } from '#core/readers/sessions/session-cookie.ts';
import type { StaffTokens } from '#core/readers/sessions/staff.ts';
import type { ReturnAddress } from '../readers/return-address.ts';
import { signInPath } from './open-to-all.ts';
import { handleCookie, newHandle } from './session-cookies.ts';

export interface StaffDoorNeeds {
  readonly security: Pick<Security, 'signOut'>;
  readonly sessions: StaffSessions;
  readonly requestedPath: ReturnAddress;
  readonly clock: Clock;
}

export interface Onward {
  readonly location: string;
  readonly cookies: readonly string[];
}

export interface StaffDoors {
  /** Starts a session, ends the previous one and returns the redirect. Null when the session cannot be stored. */
  enter(site: Site, cookie: string, tokens: StaffTokens): Promise<Onward | null>;
  /** Ends this session, or all sessions of the account. False when the security service was not notified. */
  leave(site: Site, cookie: string, token: string | null, everywhere: boolean): Promise<boolean>;
  readonly forget: (site: Site) => readonly string[];
  /** Ends this session and returns to `path` after the next sign-in. */
  again(site: Site, cookie: string, token: string | null, path: string): Promise<Onward>;
}

export const createStaffDoors = ({ security, sessions, requestedPath, clock }: StaffDoorNeeds): StaffDoors => {
  const leave: StaffDoors['leave'] = async ({ origin }, cookie, token, everywhere) => {
    const handle = staffHandleIn(cookie, origin);
    if (handle === null) return true;
    const known = token === null ? (await sessions.of(handle)).map((found) => found?.accessToken ?? null) : ok(token);
    const told = known.isOk() && (known.value === null || (await security.signOut(known.value, everywhere)).isOk());
    const ended = (await sessions.end(handle)).isOk();
    return everywhere ? told : told || ended;
  };

  return {
    leave,
    forget: (site) => handleCookie(site, '', 0),
    again: async (site, cookie, token, path) => {
      await leave(site, cookie, token, false);
      return {
        location: signInPath,
        cookies: [...handleCookie(site, '', 0), ...(await requestedPath.remember(site, path))],
      };
    },
    enter: async (site, cookie, tokens) => {
      const handle = newHandle();
      if ((await sessions.keep(handle, tokens)).isErr()) {
        await security.signOut(tokens.accessToken, false);
        return null;
      }
      await leave(site, cookie, null, false);
      return {
        location: await requestedPath.take(site, cookie),
        cookies: [...handleCookie(site, handle, tokens.validUntil - clock.now()), ...requestedPath.forget(site)],
      };
    },
  };
};
