import { okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../../failure/failure.ts';
import type { ActionOutcome, ReaderAccount, ReaderAccounts } from '../../../ports/reader-accounts.ts';
import type { AccountAction } from '../../../readers/accounts/account-action.ts';
import { type ActionRequest, type ActionVerdict, mayAct, type OwnAccount } from '../../../readers/accounts/may-act.ts';

export type Acted = ActionOutcome | { readonly kind: 'forbidden'; readonly reason: ActionVerdict['reason'] };

const ownOf = ({ payments, newsletters }: ReaderAccount): OwnAccount => ({
  paymentIds: payments.map(({ id }) => id),
  newsletterCodes: newsletters.map(({ code }) => code),
});

const isDone = (action: AccountAction, { payments }: ReaderAccount): boolean =>
  action.kind === 'cancel' && payments.some(({ id, state }) => id === action.paymentId && state !== 'active');

/** Performs an account action from our own form, on the reader's own account only (R35). */
export const actOnAccount =
  ({ of, act }: Pick<ReaderAccounts, 'of' | 'act'>) =>
  (token: string, action: AccountAction, request: ActionRequest, ownOrigin: string): ResultAsync<Acted, Failure> =>
    of(token, '').andThen((account): ResultAsync<Acted, Failure> => {
      const { allowed, reason } = mayAct(action, request, account && ownOf(account), ownOrigin);
      if (!allowed || account === null) return okAsync({ kind: 'forbidden', reason });
      return isDone(action, account) ? okAsync({ kind: 'done' }) : act(token, action);
    });
