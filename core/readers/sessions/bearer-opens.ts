/** What a bearer token was given for: the first step of a sign-in, or a whole one. */
export type BearerKind = 'first-step' | 'session';

/** Calls that carry a bearer: the one-time code's (security, /api/login/otp/verify) and all others. */
export type BearerCall = 'one-time-code' | 'other';

/** The first step's bearer opens the one-time-code step and nothing else; that step takes no other (R33). */
export const bearerOpens = (bearer: BearerKind, call: BearerCall): boolean =>
  (bearer === 'first-step') === (call === 'one-time-code');
