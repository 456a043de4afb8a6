import type { SignInState } from '../../../readers/sessions/sign-in-step.ts';

export type SignInWay = { readonly kind: 'provider'; readonly name: string } | { readonly kind: 'passkey' };

export interface LoginContent extends SignInState {
  readonly ways: readonly SignInWay[];
}
