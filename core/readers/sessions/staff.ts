/** Somebody of the newsroom who is signed in through the security service (R30). */
export interface Staff {
  readonly email: string;
  readonly name: string;
}

/** What a session of staff is kept by; none of it ever reaches page script (R29). */
export interface StaffTokens {
  /** Goes with calls in somebody's name. */
  readonly accessToken: string;
  /** Good for one refresh. */
  readonly refreshToken: string;
  /** Unix seconds: without a refresh nobody is signed in longer. */
  readonly validUntil: number;
}

/** So many seconds must pass before another try. */
export interface WaitFirst {
  readonly kind: 'wait';
  readonly seconds: number;
}

/** What came of a password. */
export type PasswordStep =
  /** The bearer opens the step of the one-time code, and nothing else (R33). */
  | { readonly kind: 'code-wanted'; readonly bearer: string; readonly validUntil: number }
  /** The same for a wrong password, a closed account, and one that never was. */
  | { readonly kind: 'refused' }
  | WaitFirst;

/** What came of a one-time code. */
export type CodeStepOutcome =
  | { readonly kind: 'signed-in'; readonly tokens: StaffTokens }
  /** Wrong, or spent. */
  | { readonly kind: 'refused' }
  /** The sign-in begins again with the password. */
  | { readonly kind: 'over' }
  | WaitFirst;

/** What came of a third-party sign-in's answer (spec §8), or of a passkey's. */
export type ProviderStep = Extract<CodeStepOutcome, { readonly kind: 'signed-in' | 'refused' | 'wait' }>;

/** What came of a key that a device made. */
export type NewPasskey = { readonly kind: 'added' } | { readonly kind: 'refused' };

/** What came of a refresh; without a verdict (5xx, time-out) it is a failure instead (R32). */
export type RefreshOutcome = { readonly kind: 'renewed'; readonly tokens: StaffTokens } | { readonly kind: 'refused' };
