import { errAsync, okAsync } from 'neverthrow';
import type { AccountAction } from '../readers/accounts/account-action.ts';
import type { Failure } from '../failure/failure.ts';
import type { Passes } from '../ports/passes.ts';
import type { LetterRequest, Payment, ReaderAccount, ReaderAccounts } from '../ports/reader-accounts.ts';

export interface Letter extends Pick<LetterRequest, 'email' | 'browser' | 'known'> {
  readonly key: string;
  readonly code: string;
}

interface Way extends Letter {
  readonly isPass: boolean;
  wrong: number;
}

const away = errAsync<never, Failure>({ kind: 'unavailable', upstream: 'crm' });
const refusedInput = errAsync<never, Failure>({ kind: 'malformed', upstream: 'crm', lasting: 'input' });
const [maxWrong, maxLetters] = [5, 3];
const isMailAddress = (text: string): boolean => /^[^\s@,]+@[^\s@,]+\.[a-z]+$/i.test(text);
const digitsOf = (text: string | null): string | null => (text === null ? null : text.replace(/\D/g, ''));

const newAccount = (email: string, payments: readonly Payment[]): ReaderAccount => ({
  email,
  createdAt: 1_750_000_000,
  articlesUntil: payments.length > 0 ? Math.max(...payments.map(({ until }) => until ?? 0)) : null,
  payments,
  newsletters: [
    { code: 'reggeli', title: 'Reggeli levél', description: 'Minden nap.', subscribed: false, waiting: false },
    { code: 'heti', title: 'Heti levél', description: '', subscribed: true, waiting: false },
  ],
});

const changed = (account: ReaderAccount, action: AccountAction): ReaderAccount | null => {
  const { payments, newsletters } = account;
  if (action.kind === 'cancel') {
    const paid = payments.find(({ id, state }) => id === action.paymentId && state === 'active');
    return paid === undefined
      ? null
      : { ...account, payments: payments.map((one) => (one === paid ? { ...paid, state: 'cancelled' } : one)) };
  }
  if (action.kind !== 'newsletter') return account;
  const { subscribe } = action;
  const letter = newsletters.find(({ code }) => code === action.code);
  return letter === undefined
    ? null
    : {
        ...account,
        newsletters: newsletters.map((one) => (one === letter ? { ...letter, subscribed: subscribe } : one)),
      };
};

/** `paying`: the payments of every new account. `silent` makes the accounts or the passes unavailable. */
export const fakeReaderAccounts = (
  pass: { readonly token: string; readonly validUntil: number },
  paying: readonly Payment[] = [],
) => {
  const silent = { accounts: false, passes: false };
  /** True when the accounts reject all input. */
  const refusing = { accounts: false };
  const unanswered = () => (silent.accounts ? away : refusing.accounts ? refusedInput : null);
  const limit = { seconds: 0 };
  const letters: Letter[] = [];
  const ways: Way[] = [];
  const calls: string[] = [];
  let made = 0;
  const accountOf = new Map<string, ReaderAccount>();
  const emailOf = new Map<string, string>();
  const passes = new Map<string, number>();

  const wayOf = (email: string, browser: string, known: string | null, isPass: boolean): Letter => {
    made += 1;
    const key = `kulcs-${made}-`.padEnd(43, 'k');
    const way = { email, browser, known, key, code: String(100_000 + made), isPass, wrong: 0 };
    ways.push(way);
    return way;
  };
  const accountFor = (email: string): ReaderAccount => {
    const account = accountOf.get(email) ?? newAccount(email, paying);
    accountOf.set(email, account);
    return account;
  };
  const held = (token: string): ReaderAccount | undefined => accountOf.get(emailOf.get(token) ?? '');
  const tokenOf = ({ email, isPass }: Way): string => {
    if (isPass) {
      passes.set(pass.token, pass.validUntil);
      return pass.token;
    }
    made += 1;
    const token = `token-${made}-`.padEnd(43, 't');
    emailOf.set(token, accountFor(email.toLowerCase()).email);
    return token;
  };
  const forget = ({ email }: ReaderAccount): void => {
    accountOf.delete(email);
    for (const [token, owner] of emailOf) if (owner === email) emailOf.delete(token);
  };

  const accounts: ReaderAccounts = {
    askForLetter: ({ email, browser, known }) => {
      calls.push('askForLetter');
      const failure = unanswered();
      if (failure !== null) return failure;
      if (limit.seconds > 0) return okAsync({ kind: 'wait', seconds: limit.seconds });
      const before = letters.filter((letter) => letter.email === email).length;
      if (isMailAddress(email) && before < maxLetters) letters.push(wayOf(email, browser, known, false));
      return okAsync(null);
    },
    signIn: ({ key, code, browser }) => {
      calls.push('signIn');
      const failure = unanswered();
      if (failure !== null) return failure;
      if (limit.seconds > 0) return okAsync({ kind: 'wait', seconds: limit.seconds });
      const digits = digitsOf(code);
      const meant = ways.filter((one) => (key === null ? !one.isPass && one.browser === browser : one.key === key));
      const way = meant.find((one) => {
        const byBrowser = key !== null && browser !== null && !one.isPass && one.browser === browser;
        return byBrowser || (digits !== null && one.wrong < maxWrong && one.code === digits);
      });
      if (way === undefined) {
        if (digits !== null) for (const one of meant) one.wrong += 1;
        return okAsync(null);
      }
      ways.splice(ways.indexOf(way), 1);
      return okAsync({ token: tokenOf(way), validUntil: pass.validUntil });
    },
    of: (token, query) => {
      calls.push(`of ${query}`.trim());
      return silent.accounts ? away : okAsync(held(token) ?? null);
    },
    act: (token, action) => {
      calls.push(`act ${action.kind}`);
      const failure = unanswered();
      if (failure !== null) return failure;
      const account = held(token);
      const next = account === undefined ? null : changed(account, action);
      if (next === null) return okAsync({ kind: 'refused' });
      accountOf.set(next.email, next);
      if (action.kind === 'delete') forget(next);
      return okAsync(action.kind === 'download' ? { kind: 'data', json: JSON.stringify(next) } : { kind: 'done' });
    },
    signOut: (token) => {
      calls.push('signOut');
      if (silent.accounts) return away;
      emailOf.delete(token);
      return okAsync(null);
    },
  };
  const ownPasses: Pick<Passes, 'validUntil'> = {
    validUntil: (token) => {
      if (silent.passes) return away;
      const account = held(token);
      return okAsync(account === undefined ? (passes.get(token) ?? null) : account.articlesUntil);
    },
  };
  return {
    accounts,
    passes: ownPasses,
    letters,
    calls,
    silent,
    refusing,
    limit,
    givePass: (): Letter => wayOf('', '', null, true),
    give: (email: string, payment: Payment): void => {
      const { payments } = accountFor(email.toLowerCase());
      accountOf.set(email.toLowerCase(), newAccount(email.toLowerCase(), [...payments, payment]));
    },
    endEverything: () => {
      accountOf.clear();
      emailOf.clear();
      passes.clear();
    },
  };
};
