import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { OwnPasskeys, PasskeyAnswer } from '../readers/sessions/passkeys.ts';
import type {
  CodeStepOutcome,
  NewPasskey,
  PasswordStep,
  ProviderStep,
  RefreshOutcome,
  Staff,
} from '../readers/sessions/staff.ts';

/** What a third-party sign-in came back with, and what it was begun with. */
export interface ProviderAnswer {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

/**
 * Knows the newsroom's staff (spec §7.4). `asker` is the network address of whoever sits before the form, by which
 * tries are limited; empty where it is not known.
 */
export interface Security {
  checkPassword(
    credentials: { readonly email: string; readonly password: string },
    asker: string,
  ): ResultAsync<PasswordStep, Failure>;
  /** `bearer` is the first step's; any other finds the sign-in over. */
  checkCode(bearer: string, code: string, asker: string): ResultAsync<CodeStepOutcome, Failure>;
  checkProvider(answer: ProviderAnswer, asker: string): ResultAsync<ProviderStep, Failure>;
  /** Whose device verified them needs neither password nor code. */
  checkPasskey(answer: PasskeyAnswer, asker: string): ResultAsync<ProviderStep, Failure>;
  /** Of whom an access token belongs to, as the next two. */
  passkeysOf(accessToken: string): ResultAsync<OwnPasskeys, Failure>;
  addPasskey(accessToken: string, made: PasskeyAnswer & { readonly name: string }): ResultAsync<NewPasskey, Failure>;
  /** Also where there is none. */
  removePasskey(accessToken: string, id: number): ResultAsync<null, Failure>;
  /** Who an access token belongs to; 'session-expired' for one that wants a refresh, 'forbidden' for any other. */
  whose(accessToken: string): ResultAsync<Staff, Failure>;
  /** Ends the session of an access token, also an expired one; with `everywhere` all of its account. */
  signOut(accessToken: string, everywhere: boolean): ResultAsync<null, Failure>;
  /**
   * Spends a refresh token. Asked again at once it gives the same answer; used again later it ends the whole session.
   */
  refresh(refreshToken: string): ResultAsync<RefreshOutcome, Failure>;
}
