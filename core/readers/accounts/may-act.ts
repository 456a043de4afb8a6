import type { AccountAction } from './account-action.ts';

export interface ActionRequest {
  readonly method: string;
  readonly fetchSite: string | null;
  readonly origin: string | null;
}

export interface OwnAccount {
  readonly paymentIds: readonly string[];
  readonly newsletterCodes: readonly string[];
}

export interface ActionVerdict {
  readonly allowed: boolean;
  readonly reason: 'own' | 'not-post' | 'foreign-origin' | 'signed-out' | 'foreign-data';
}

const no = (reason: Exclude<ActionVerdict['reason'], 'own'>): ActionVerdict => ({ allowed: false, reason });

/** Both headers are optional, but at least one must be present and each present one must match. */
export const isFromOwnOrigin = ({ fetchSite, origin }: Omit<ActionRequest, 'method'>, ownOrigin: string): boolean =>
  (fetchSite !== null || origin !== null) &&
  (fetchSite === null || fetchSite === 'same-origin') &&
  (origin === null || origin === ownOrigin);

const isOwn = (action: AccountAction, { paymentIds, newsletterCodes }: OwnAccount): boolean => {
  switch (action.kind) {
    case 'cancel':
      return paymentIds.includes(action.paymentId);
    case 'newsletter':
      return newsletterCodes.includes(action.code);
    case 'download':
    case 'delete':
      return true;
  }
};

/** Allows POST from our own pages on the account's own data (R35). `account` is null for signed-out readers. */
export const mayAct = (
  action: AccountAction,
  request: ActionRequest,
  account: OwnAccount | null,
  ownOrigin: string,
): ActionVerdict => {
  if (request.method !== 'POST') return no('not-post');
  if (!isFromOwnOrigin(request, ownOrigin)) return no('foreign-origin');
  if (account === null) return no('signed-out');
  return isOwn(action, account) ? { allowed: true, reason: 'own' } : no('foreign-data');
};
