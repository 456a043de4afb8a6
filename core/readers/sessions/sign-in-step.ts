import type { Passkey } from './passkeys.ts';
import type { WaitFirst } from './staff.ts';

/** What a visitor of the page of signing in is asked for (spec §4, "Sign-in"). */
export type SignInStep =
  | {
      readonly kind: 'password';
      /** As it was typed before, so that nobody types it twice. */
      readonly email: string;
    }
  | { readonly kind: 'code' }
  /** A browser is asked for a passkey; `options` is what it is asked with, in JSON (WebAuthn). */
  | { readonly kind: 'passkey'; readonly options: string }
  /** Somebody who is signed in sees to their own. */
  | { readonly kind: 'passkeys'; readonly passkeys: readonly Passkey[] }
  /** A browser is asked to make one, which will be called so. */
  | { readonly kind: 'new-passkey'; readonly options: string; readonly name: string };

/** Why a sign-in does not go on. */
export type SignInProblem =
  | {
      readonly kind:
        | 'email-missing'
        | 'password-missing'
        | 'code-missing'
        /** Who it is or the password, and never which of them. */
        | 'refused'
        | 'code-refused'
        | 'over'
        /** A third party did not say, or not of one of us, who it is (spec §8). */
        | 'provider-refused'
        | 'provider-unavailable'
        | 'passkey-refused'
        | 'passkey-name-missing'
        | 'passkey-not-added'
        | 'unavailable'
        /** This browser is signed out; others may not be. */
        | 'others-stay';
    }
  | WaitFirst;

/** Characters; the security service refuses more (docs/upstreams/security.md). */
export const credentialLimits = { email: 254, password: 1_000, code: 40, passkeyName: 60 } as const;

/** How far a visitor has come in signing in. */
export interface SignInState {
  readonly step: SignInStep;
  readonly problem: SignInProblem | null;
}

export const notBegun: SignInState = { step: { kind: 'password', email: '' }, problem: null };

/** Whether somebody who is signed in sees to their passkeys. */
export const isOfPasskeys = ({ kind }: SignInStep): boolean => kind === 'passkeys' || kind === 'new-passkey';
