/** How long a provider's sign-in may take, in seconds. */
export const signInSeconds = 600;

/** 128 bits written in 64 letters, which is the least that cannot be guessed (R33). */
const fewestLetters = 22;

/** A third-party sign-in that was begun and has not come back. */
export interface BegunSignIn {
  /** Random, at least 22 letters of base64url. */
  readonly state: string;
  /** Names the browser that began. */
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
  /** Nothing is left of a sign-in that came back, accepted or not: state is used once. */
  readonly kept: null;
}

/** Whether a state is long enough and of the alphabet that its bits are counted in. */
export const isStrongState = (state: string): boolean => state.length >= fewestLetters && /^[\w-]+$/.test(state);

const reasonOf = (begun: BegunSignIn | null, returned: ReturnedSignIn, now: number): SignInVerdict['reason'] => {
  if (begun === null) return 'none-begun';
  if (!isStrongState(begun.state)) return 'weak-state';
  if (begun.state !== returned.state) return 'other-state';
  if (begun.browser !== returned.browser) return 'other-browser';
  const age = now - begun.begunAt;
  return age >= 0 && age < signInSeconds ? 'fits' : 'too-old';
};

/**
 * Whether a provider's answer belongs to the sign-in that this browser began, in time and for the first time (spec
 * §4, "Sign-in"; R33).
 */
export const finishSignIn = (begun: BegunSignIn | null, returned: ReturnedSignIn, now: number): SignInVerdict => {
  const reason = reasonOf(begun, returned, now);
  return { accepted: reason === 'fits', reason, kept: null };
};
