import { callUpstream, type Upstream } from '#adapters/http/call-upstream.ts';
import { watchCalls } from '#adapters/http/watch-calls.ts';
import { createSecurity } from '#adapters/security/create-security.ts';
import { createStaffSessions } from '#adapters/security/create-staff-sessions.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Security } from '#core/ports/security.ts';
import type { StaffSessions } from '#core/ports/staff-sessions.ts';
import type { Environment } from '../settings/environment.ts';
import type { MainApi } from '../../adapters/process/main-api.ts';

export interface StaffServices {
  readonly security: Security;
  readonly sessions: StaffSessions;
}

type Settings = Pick<Environment, 'SECURITY_URL' | 'MAIN_API_URL' | 'ORIGIN_SECRET'>;

/** An origin of ours answers nobody without its secret: a main API that is asked without one is somebody else's. */
const isOurs = ({ MAIN_API_URL, ORIGIN_SECRET }: Settings): boolean =>
  MAIN_API_URL === undefined || ORIGIN_SECRET !== undefined;

/**
 * What staff sign in by: the service that `SECURITY_URL` names, or else that of our own origin, which keeps their
 * sessions in either case. Null beside somebody else's main API: no password is ever sent there.
 */
export const staffServicesOf = (
  settings: Settings,
  mainApi: Pick<MainApi, 'url' | 'headers'>,
  log: Log,
  time: Time,
): StaffServices | null => {
  if (!isOurs(settings)) return null;
  const { SECURITY_URL } = settings;
  // Counted by itself: whoever tries passwords must not make pages look as if they lacked something.
  const watch = watchCalls(log);
  const own: Upstream = callUpstream({
    baseUrl: mainApi.url,
    name: 'origin',
    headers: mainApi.headers,
    time,
    ...watch,
  });
  const service =
    SECURITY_URL === undefined ? own : callUpstream({ baseUrl: SECURITY_URL, name: 'security', time, ...watch });
  return { security: createSecurity(service), sessions: createStaffSessions(own) };
};
