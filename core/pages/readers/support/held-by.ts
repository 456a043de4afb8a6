import { okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../../failure/failure.ts';
import type { Passes } from '../../../ports/passes.ts';
import type { ReaderAccount, ReaderAccounts } from '../../../ports/reader-accounts.ts';

export type Held =
  | { readonly kind: 'account'; readonly account: ReaderAccount }
  | { readonly kind: 'pass'; readonly validUntil: number }
  /** A service is unavailable. `validUntil` is null when unknown. */
  | { readonly kind: 'away'; readonly validUntil: number | null }
  | { readonly kind: 'nothing' };

interface Needs {
  readonly accounts: Pick<ReaderAccounts, 'of'>;
  readonly passes: Pick<Passes, 'validUntil'>;
}

type Holding = ResultAsync<Held, Failure>;

/** Signs a reader out only if both services reject the token (R32). */
export const heldBy =
  ({ accounts, passes }: Needs) =>
  (token: string, query: string): Holding => {
    const orPass = (): Holding =>
      passes
        .validUntil(token)
        .map((validUntil): Held => (validUntil === null ? { kind: 'nothing' } : { kind: 'pass', validUntil }));
    const whileAway = (): Holding =>
      passes
        .validUntil(token)
        .map((validUntil): Held => ({ kind: 'away', validUntil }))
        .orElse(() => okAsync<Held, Failure>({ kind: 'away', validUntil: null }));
    return accounts
      .of(token, query)
      .map((account) => ({ account }))
      .andThen(({ account }): Holding => (account === null ? orPass() : okAsync({ kind: 'account', account })))
      .orElse(whileAway);
  };
