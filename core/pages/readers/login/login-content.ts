import type { SignInState } from '../../../readers/sessions/sign-in-step.ts';

/** A way to sign in beside the password, as configuration offers it. */
export type SignInWay =
  /** A third party, by the name that people know it by. */
  { readonly kind: 'provider'; readonly name: string } | { readonly kind: 'passkey' };

export interface LoginContent extends SignInState {
  /** Offered beside the password. */
  readonly ways: readonly SignInWay[];
}
