import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { OwnPasskeys, PasskeyAnswer } from '../readers/sessions/passkeys.ts';
import type {
  CodeStepOutcome,
  NewPasskey,
  PasskeyRemoval,
  PasswordStep,
  ProviderStep,
  RefreshOutcome,
  Staff,
} from '../readers/sessions/staff.ts';

export interface ProviderAnswer {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

/** Staff authentication (spec §7.4). `asker` is the client's IP address, used for rate limits; empty when unknown. */
export interface Security {
  checkPassword(
    credentials: { readonly email: string; readonly password: string },
    asker: string,
  ): ResultAsync<PasswordStep, Failure>;
  /** `bearer` is the token of the first step; any other fails the sign-in. */
  checkCode(bearer: string, code: string, asker: string): ResultAsync<CodeStepOutcome, Failure>;
  checkProvider(answer: ProviderAnswer, asker: string): ResultAsync<ProviderStep, Failure>;
  /** A device that verified its user needs neither password nor code. */
  checkPasskey(answer: PasskeyAnswer, asker: string): ResultAsync<ProviderStep, Failure>;
  passkeysOf(accessToken: string): ResultAsync<OwnPasskeys, Failure>;
  addPasskey(accessToken: string, made: PasskeyAnswer & { readonly name: string }): ResultAsync<NewPasskey, Failure>;
  removePasskey(accessToken: string, id: number): ResultAsync<PasskeyRemoval, Failure>;
  /** 'session-expired' for a token that needs a refresh, 'forbidden' for any other invalid token. */
  whose(accessToken: string): ResultAsync<Staff, Failure>;
  /** Accepts expired access tokens; `everywhere` ends all sessions of the account. */
  signOut(accessToken: string, everywhere: boolean): ResultAsync<null, Failure>;
  /** A refresh token works once. An immediate repeat returns the same result; a later reuse ends the session. */
  refresh(refreshToken: string): ResultAsync<RefreshOutcome, Failure>;
}
