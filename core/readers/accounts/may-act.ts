import type { AccountAction } from './account-action.ts';

/** What is known of the request that carries an action. */
export interface ActionRequest {
  readonly method: string;
  /** `Sec-Fetch-Site`, or null from a browser that sends none. */
  readonly fetchSite: string | null;
  /** `Origin`, or null when there is none. */
  readonly origin: string | null;
}

/** What belongs to the account of the caller's own token, as the CRM says. */
export interface OwnAccount {
  readonly paymentIds: readonly string[];
  /** Newsletters that the CRM offers this account, taken or not. */
  readonly newsletterCodes: readonly string[];
}

export interface ActionVerdict {
  readonly allowed: boolean;
  readonly reason: 'own' | 'not-post' | 'foreign-origin' | 'signed-out' | 'foreign-data';
}

const no = (reason: Exclude<ActionVerdict['reason'], 'own'>): ActionVerdict => ({ allowed: false, reason });

/** Whether a page of ours sent the request: both headers that are there must say so, and one must be there. */
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

/**
 * Whether an action may go to the CRM: by POST, from a page of ours, and about the account's own data (R35).
 * `account` is null for a reader who is not signed in; `ownOrigin` is the configured one, never the request's.
 */
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
