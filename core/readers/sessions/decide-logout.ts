import type { Refusal, RefusedCall, UpstreamName } from './refusal.ts';

/** Where a visitor stands after being logged out (spec §4, "Session"). */
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

/** A refused refresh ends the session; one that got no verdict (5xx, time-out) does not (spec §4, "Session"; R32). */
export const logoutAfterRefresh = ({ kind }: Refusal): LogoutDecision =>
  kind === 'unavailable' ? stay('refresh-unavailable') : { logout: true, reason: 'refresh-refused' };

/** Only these know staff; another upstream's 403 is about its own rights. */
const knowsStaff = (upstream: UpstreamName): boolean => upstream === 'main' || upstream === 'security';

/**
 * In preview a 403 of the main or the security API to a call made in somebody's name logs that somebody out (spec §8,
 * R32).
 */
export const logoutAfterCall = (
  { upstream, carriedToken, refusal }: Omit<RefusedCall, 'repeated'>,
  preview: boolean,
): LogoutDecision => {
  if (refusal.kind !== 'forbidden') return stay('other-refusal');
  if (!preview) return stay('not-preview');
  if (!carriedToken) return stay('no-token');
  return knowsStaff(upstream) ? { logout: true, reason: 'forbidden-in-preview' } : stay('other-upstream');
};
