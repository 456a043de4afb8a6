/** Seconds. */
export const signInSeconds = 600;

/** 128 bits in base64url (R33). */
const fewestLetters = 22;

export interface BegunSignIn {
  /** Random, at least 22 base64url characters. */
  readonly state: string;
  readonly browser: string;
  /** Unix seconds. */
  readonly begunAt: number;
}

export interface ReturnedSignIn {
  readonly state: string;
  readonly browser: string;
}

export interface SignInVerdict {
  readonly accepted: boolean;
  readonly reason: 'fits' | 'none-begun' | 'weak-state' | 'other-state' | 'other-browser' | 'too-old';
  readonly kept: null;
}

export const isStrongState = (state: string): boolean => state.length >= fewestLetters && /^[\w-]+$/.test(state);

const reasonOf = (begun: BegunSignIn | null, returned: ReturnedSignIn, now: number): SignInVerdict['reason'] => {
  if (begun === null) return 'none-begun';
  if (!isStrongState(begun.state)) return 'weak-state';
  if (begun.state !== returned.state) return 'other-state';
  if (begun.browser !== returned.browser) return 'other-browser';
  const age = now - begun.begunAt;
  return age >= 0 && age < signInSeconds ? 'fits' : 'too-old';
};

/** Accepts a provider's response only once, in time, and in the same browser (spec §4, "Sign-in"; R33). */
export const finishSignIn = (begun: BegunSignIn | null, returned: ReturnedSignIn, now: number): SignInVerdict => {
  const reason = reasonOf(begun, returned, now);
  return { accepted: reason === 'fits', reason, kept: null };
};
