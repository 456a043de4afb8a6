import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { Security } from '#core/ports/security.ts';
import type { StaffEntries, StaffEntry } from '#core/ports/staff-entry.ts';
import type { StaffSessions } from '#core/ports/staff-sessions.ts';
import type { StaffTokens } from '#core/readers/sessions/staff.ts';

export interface StaffEntryNeeds {
  readonly security: Pick<Security, 'whose' | 'refresh'>;
  readonly sessions: StaffSessions;
}

type Entering = ResultAsync<StaffEntry, Failure>;

/**
 * Asks the security service each time. Renews an expired token once per session handle. If the service is down, admits
 * and signs out no one (spec §4, "Session"; R32).
 */
export const createStaffEntries = ({ security, sessions }: StaffEntryNeeds): StaffEntries => {
  const signedOut = (handle: string, kind: 'expired' | 'refused'): Entering =>
    sessions.end(handle).map((): StaffEntry => ({ kind }));

  const enter = (handle: string, { accessToken }: StaffTokens, onExpired: () => Entering): Entering =>
    security
      .whose(accessToken)
      .map((): StaffEntry => ({ kind: 'staff', token: accessToken }))
      .orElse((failure): Entering => {
        if (failure.kind === 'session-expired') return onExpired();
        return failure.kind === 'forbidden' ? signedOut(handle, 'refused') : errAsync(failure);
      });

  const refresh = (handle: string, { refreshToken }: StaffTokens): Entering =>
    security.refresh(refreshToken).andThen((outcome): Entering => {
      if (outcome.kind === 'refused') return signedOut(handle, 'expired');
      const { tokens } = outcome;
      return sessions
        .keep(handle, tokens)
        .andThen(() => enter(handle, tokens, () => okAsync<StaffEntry>({ kind: 'expired' })))
        .map((entry) => (entry.kind === 'staff' ? { ...entry, renewedUntil: tokens.validUntil } : entry));
    });

  /** Another tab or node may have renewed the token already: a refresh token must not be used twice. */
  const renew = (handle: string, refused: string): Entering =>
    sessions.of(handle).andThen((tokens): Entering => {
      if (tokens === null) return okAsync<StaffEntry>({ kind: 'none' });
      return tokens.accessToken === refused
        ? refresh(handle, tokens)
        : enter(handle, tokens, () => refresh(handle, tokens));
    });

  const flying = new Map<string, Entering>();
  const renewOnce = (handle: string, refused: string): Entering => {
    const before = flying.get(handle);
    if (before !== undefined) return before;
    const renewing = renew(handle, refused);
    flying.set(handle, renewing);
    void renewing.then(() => flying.delete(handle));
    return renewing;
  };

  return {
    of: (handle) =>
      sessions
        .of(handle)
        .andThen((tokens): Entering =>
          tokens === null
            ? okAsync<StaffEntry>({ kind: 'none' })
            : enter(handle, tokens, () => renewOnce(handle, tokens.accessToken)),
        ),
    renew: renewOnce,
    end: (handle) => signedOut(handle, 'refused'),
  };
};
