export type BearerKind = 'first-step' | 'session';

/** The one-time code request (security, /api/login/otp/verify) and all others. */
export type BearerCall = 'one-time-code' | 'other';

/** The first step's token only works for the one-time code, which accepts no other token (R33). */
export const bearerOpens = (bearer: BearerKind, call: BearerCall): boolean =>
  (bearer === 'first-step') === (call === 'one-time-code');
