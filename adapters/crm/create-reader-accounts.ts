import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions, Upstream } from '#adapters/http/call-upstream.ts';
import { asWait } from '#adapters/http/wait-first.ts';
import type { AccountAction } from '#core/readers/accounts/account-action.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { ActionOutcome, ReaderAccounts } from '#core/ports/reader-accounts.ts';
import type { Session } from '#core/ports/sessions.ts';
import type { WaitFirst } from '#core/readers/sessions/staff.ts';
import { accountWire, doneWire, downloadWire, openedWire } from './reader-accounts.wire.ts';

/** A separate policy: abuse of sign-in must not block signed-in readers or other sign-ins. */
const trying = { deadline: 'primary', policy: 'reader-sign-in', limitsAskers: true } as const;
const signedIn = { deadline: 'primary', policy: 'reader-accounts' } as const;

/** The CRM's rate limit needs the client's address, which only we know. */
const from = (asker: string): Pick<CallOptions<unknown>, 'headers'> =>
  asker === '' ? {} : { headers: { 'x-forwarded-for': asker } };

/** The query parameters to forward (R35). */
const parametersOf = (query: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(query));

const bodyOf = (action: AccountAction): Readonly<Record<string, unknown>> => {
  switch (action.kind) {
    case 'cancel':
      return { action: 'cancel', payment_id: action.paymentId };
    case 'newsletter':
      return { action: 'newsletter', subscribe: action.subscribe, code: action.code };
    case 'download':
    case 'delete':
      return { action: action.kind };
  }
};

const unless =
  <Value>(kinds: readonly Failure['kind'][], value: Value) =>
  (failure: Failure): ResultAsync<Value, Failure> =>
    kinds.includes(failure.kind) ? okAsync(value) : errAsync(failure);

/** The CRM's errors for an unknown or expired token. */
const noAccount = ['forbidden', 'session-expired'] as const;

/** Reader accounts in the CRM (spec §7.3, docs/upstreams/crm.md). */
export const createReaderAccounts = (http: Upstream): ReaderAccounts => ({
  askForLetter: ({ address, ...asked }) =>
    http
      .send('POST', ['api', 'v2', 'user', 'token'], asked, { ...trying, ...from(address), schema: doneWire })
      .map((done): WaitFirst | null => done)
      .orElse(asWait),
  signIn: ({ address, ...proof }) =>
    http
      .send('POST', ['api', 'v2', 'user', 'session'], proof, { ...trying, ...from(address), schema: openedWire })
      .map((session): Session | WaitFirst | null => session)
      .orElse(unless(['not-found'], null))
      .orElse(asWait),
  // An empty token would be sent as no token.
  of: (token, query) =>
    token === ''
      ? okAsync(null)
      : http
          .get(['api', 'v2', 'user', 'info'], parametersOf(query), { ...signedIn, token, schema: accountWire })
          .map((account): typeof account | null => account)
          .orElse(unless(noAccount, null)),
  act: (token, action) => {
    const options = { ...signedIn, token } as const;
    const acted: ResultAsync<ActionOutcome, Failure> =
      action.kind === 'download'
        ? http
            .send('POST', ['api', 'v2', 'user', 'update'], bodyOf(action), { ...options, schema: downloadWire })
            .map((json): ActionOutcome => ({ kind: 'data', json }))
        : http
            .send('POST', ['api', 'v2', 'user', 'update'], bodyOf(action), { ...options, schema: doneWire })
            .map((): ActionOutcome => ({ kind: 'done' }));
    return acted.orElse(unless<ActionOutcome>(['not-found', ...noAccount], { kind: 'refused' }));
  },
  signOut: (token) => http.send('POST', ['api', 'v2', 'user', 'logout'], {}, { ...signedIn, token, schema: doneWire }),
});
