/** Signed in through the security service (R30). */
export interface Staff {
  readonly email: string;
  readonly name: string;
}

/** Never expose tokens to page scripts (R29). */
export interface StaffTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Expiry without a refresh, in unix seconds. */
  readonly validUntil: number;
}

/** Seconds until the next try is allowed. */
export interface WaitFirst {
  readonly kind: 'wait';
  readonly seconds: number;
}

export type PasswordStep =
  /** The bearer only works for the one-time code step (R33). */
  | { readonly kind: 'code-wanted'; readonly bearer: string; readonly validUntil: number }
  /** The same for a wrong password, a closed account and an unknown account. */
  | { readonly kind: 'refused' }
  | WaitFirst;

export type CodeStepOutcome =
  | { readonly kind: 'signed-in'; readonly tokens: StaffTokens }
  | { readonly kind: 'refused' }
  | { readonly kind: 'over' }
  | WaitFirst;

/** Result of a third-party sign-in (spec §8) or a passkey. */
export type ProviderStep = Extract<CodeStepOutcome, { readonly kind: 'signed-in' | 'refused' | 'wait' }>;

export type NewPasskey = { readonly kind: 'added' | 'refused' | 'sign-in-again' };

export type PasskeyRemoval = { readonly kind: 'removed' | 'sign-in-again' };

/** A 5xx or timeout is a failure instead (R32). */
export type RefreshOutcome = { readonly kind: 'renewed'; readonly tokens: StaffTokens } | { readonly kind: 'refused' };
