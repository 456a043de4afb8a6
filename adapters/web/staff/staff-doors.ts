import type { Site } from '#core/addresses/sites/site.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Security } from '#core/ports/security.ts';
import type { StaffSessions } from '#core/ports/staff-sessions.ts';
import { staffHandleIn } from '#core/readers/sessions/session-cookie.ts';
import type { StaffTokens } from '#core/readers/sessions/staff.ts';
import type { ReturnAddress } from '../readers/return-address.ts';
import { handleCookie, newHandle } from './session-cookies.ts';

export interface StaffDoorNeeds {
  readonly security: Pick<Security, 'signOut'>;
  readonly sessions: StaffSessions;
  readonly requestedPath: ReturnAddress;
  readonly clock: Clock;
}

/** Where a browser goes on, with the cookies that are set on the way. */
export interface Onward {
  readonly location: string;
  readonly cookies: readonly string[];
}

/** Opens and ends the sessions of staff in browsers, whichever way they signed in. */
export interface StaffDoors {
  /**
   * Keeps a new session under a new handle and leads to where its browser wanted to go; what that browser had before
   * ends. Null where it could not be kept: then nothing is left of it.
   */
  enter(site: Site, cookie: string, tokens: StaffTokens): Promise<Onward | null>;
  /**
   * Ends the session of a browser, or all of its account's. `token` is one that opens, where that is known. False
   * where the security service did not hear of it.
   */
  leave(site: Site, cookie: string, token: string | null, everywhere: boolean): Promise<boolean>;
  /** The header that takes a browser's handle away. */
  readonly forget: (site: Site) => readonly string[];
}

export const createStaffDoors = ({ security, sessions, requestedPath, clock }: StaffDoorNeeds): StaffDoors => {
  const leave: StaffDoors['leave'] = async ({ origin }, cookie, token, everywhere) => {
    const handle = staffHandleIn(cookie, origin);
    if (handle === null) return true;
    const known = token ?? (await sessions.of(handle)).unwrapOr(null)?.accessToken ?? null;
    const told = known === null || (await security.signOut(known, everywhere)).isOk();
    const ended = (await sessions.end(handle)).isOk();
    return everywhere ? told : told || ended;
  };

  return {
    leave,
    forget: (site) => handleCookie(site, '', 0),
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
