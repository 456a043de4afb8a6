import type { Refusal, RefusedCall, UpstreamName } from './refusal.ts';

/** Redirect target after a logout (spec §4, "Session"). */
export const loggedOutPath = '/login';

export interface LogoutDecision {
  readonly logout: boolean;
  readonly reason:
    | 'refresh-refused'
    | 'refresh-unavailable'
    | 'forbidden-in-preview'
    | 'other-refusal'
    | 'not-preview'
    | 'no-token'
    | 'other-upstream';
}

const stay = (reason: LogoutDecision['reason']): LogoutDecision => ({ logout: false, reason });

/** A rejected refresh ends the session; a 5xx or timeout does not (spec §4, "Session"; R32). */
export const logoutAfterRefresh = ({ kind }: Refusal): LogoutDecision =>
  kind === 'unavailable' ? stay('refresh-unavailable') : { logout: true, reason: 'refresh-refused' };

/** A 403 of any other upstream is not about the session. */
const knowsStaff = (upstream: UpstreamName): boolean => upstream === 'main' || upstream === 'security';

/** In preview, a 403 of the main or security API to a request with a token logs the staff member out (spec §8, R32). */
export const logoutAfterCall = (
  { upstream, carriedToken, refusal }: Omit<RefusedCall, 'repeated'>,
  preview: boolean,
): LogoutDecision => {
  if (refusal.kind !== 'forbidden') return stay('other-refusal');
  if (!preview) return stay('not-preview');
  if (!carriedToken) return stay('no-token');
  return knowsStaff(upstream) ? { logout: true, reason: 'forbidden-in-preview' } : stay('other-upstream');
};
