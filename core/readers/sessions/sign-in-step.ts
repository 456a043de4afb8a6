import type { OwnPasskeys } from './passkeys.ts';
import type { WaitFirst } from './staff.ts';

/** Spec §4, "Sign-in". */
export type SignInStep =
  | {
      readonly kind: 'password';
      readonly email: string;
    }
  | { readonly kind: 'code' }
  /** `options` is WebAuthn JSON. */
  | { readonly kind: 'passkey'; readonly options: string }
  | ({ readonly kind: 'passkeys' } & Pick<OwnPasskeys, 'passkeys' | 'mayChange'>)
  | { readonly kind: 'new-passkey'; readonly options: string; readonly name: string };

export type SignInProblem =
  | {
      readonly kind:
        | 'email-missing'
        | 'password-missing'
        | 'code-missing'
        /** Never reveals whether the name or the password is wrong. */
        | 'refused'
        | 'code-refused'
        | 'over'
        /** The provider did not confirm a staff member (spec §8). */
        | 'provider-refused'
        | 'provider-unavailable'
        | 'passkey-refused'
        | 'passkey-name-missing'
        | 'passkey-not-added'
        | 'sign-in-again'
        | 'unavailable'
        | 'others-stay';
    }
  | WaitFirst;

/** Characters; the security service refuses more (docs/upstreams/security.md). */
export const credentialLimits = { email: 254, password: 1_000, code: 40, passkeyName: 60 } as const;

export interface SignInState {
  readonly step: SignInStep;
  readonly problem: SignInProblem | null;
}

export const notBegun: SignInState = { step: { kind: 'password', email: '' }, problem: null };

export const isOfPasskeys = ({ kind }: SignInStep): boolean => kind === 'passkeys' || kind === 'new-passkey';
