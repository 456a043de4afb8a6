import { callUpstream, type Upstream } from '#adapters/http/call-upstream.ts';
import type { CallWatch } from '#adapters/http/watch-calls.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Security } from '#core/ports/security.ts';
import type { StaffSessions } from '#core/ports/staff-sessions.ts';
import { createSecurity } from './create-security.ts';
import { createStaffSessions } from './create-staff-sessions.ts';

export interface StaffServices {
  readonly security: Security;
  readonly sessions: StaffSessions;
}

type Settings = Readonly<Record<'SECURITY_URL' | 'MAIN_API_URL' | 'ORIGIN_SECRET', string | undefined>>;

/** Our origin requires a secret: a main API without one is external. */
const isOurs = ({ MAIN_API_URL, ORIGIN_SECRET }: Settings): boolean =>
  MAIN_API_URL === undefined || ORIGIN_SECRET !== undefined;

/**
 * The service of `SECURITY_URL`, or of our own origin. Null with an external main API: it must never receive passwords.
 */
export const staffServicesOf = (
  settings: Settings,
  mainApi: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  watch: Pick<CallWatch, 'onFailure' | 'onDropped' | 'onCall' | 'onPolicy'>,
  time: Time,
): StaffServices | null => {
  if (!isOurs(settings)) return null;
  const { SECURITY_URL } = settings;
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
