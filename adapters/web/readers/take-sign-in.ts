import { askForLink } from '#core/readers/accounts/ask-for-link.ts';
import { refetch, type ReaderProblem } from '#core/pages/readers/support/reader-step.ts';
import { keyParameter } from '#core/pages/readers/support/open-support.ts';
import type { ReaderAccounts } from '#core/ports/reader-accounts.ts';
import { isHandle, knownIn } from '#core/readers/sessions/session-cookie.ts';
import type { AdmitReader } from './admit-readers.ts';
import type { CountTry } from './count-tries.ts';
import type { ReaderDoors } from './reader-doors.ts';
import { leadsTo, type ReaderCall, type ReaderOutcome, shows, signInPath } from './reader-outcome.ts';
import { sentParameter } from './show-sign-in.ts';
import { isOnward, problemOf, type SignInOnce } from './sign-in-once.ts';

export interface TakeSignInNeeds {
  readonly accounts: Pick<ReaderAccounts, 'askForLetter'>;
  readonly doors: ReaderDoors;
  readonly once: SignInOnce;
  readonly admit: AdmitReader;
  readonly countTry: CountTry;
}

const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

export const createTakeSignIn = ({ accounts, doors, once, admit, countTry }: TakeSignInNeeds) => {
  const ask = async ({ site, asker, cookie }: ReaderCall, typed: string): Promise<ReaderOutcome> => {
    const email = typed.trim();
    const stays = (problem: ReaderProblem): ReaderOutcome => shows({ ...refetch, email, problem });
    const { send } = askForLink(email);
    if (send === null) return stays({ kind: email === '' ? 'email-missing' : 'email-wrong' });
    const wait = admit('signInLetter', asker);
    if (wait > 0) return stays({ kind: 'wait', seconds: wait });
    const { browser, cookies } = doors.ask(site);
    const known = knownIn(cookie, site.origin);
    const sent = await accounts.askForLetter({ email: send, browser, site: site.slug, address: asker, known });
    if (sent.isOk() && sent.value !== null) return stays(sent.value);
    if (sent.isErr()) return stays({ kind: sent.error.lasting === 'input' ? 'email-wrong' : 'unavailable' });
    return leadsTo(`${signInPath}?${sentParameter}=1`, cookies);
  };

  const code = async (call: ReaderCall, given: string, typed: string): Promise<ReaderOutcome> => {
    const key = isHandle(given) ? given : null;
    const browser = key === null ? doors.askedBy(call.site, call.cookie) : null;
    if (key === null && browser === null) return shows({ ...refetch, problem: { kind: 'asked-over' } });
    const stays = (problem: ReaderProblem): ReaderOutcome => shows({ kind: 'code', key, signedIn: false, problem });
    const digits = digitsOf(typed);
    // Input that cannot be a code does not count as a try.
    if (digits === '') return stays({ kind: 'code-missing' });
    if (!/^\d{6}$/.test(digits)) return stays({ kind: 'code-refused' });
    // Limit by letter first, then by address: wrong codes for one letter must not block another letter.
    const wait = countTry(call.request, key ?? browser ?? '') || admit('signInLink', call.asker);
    if (wait > 0) return stays({ kind: 'wait', seconds: wait });
    const signedIn = await once.signIn(call, { key, code: digits, browser });
    return isOnward(signedIn) ? signedIn : stays(problemOf(signedIn, 'code-refused'));
  };

  return (call: ReaderCall, fields: URLSearchParams): Promise<ReaderOutcome> =>
    fields.has('kod') || fields.has(keyParameter)
      ? code(call, fields.get(keyParameter) ?? '', fields.get('kod') ?? '')
      : ask(call, fields.get('email') ?? '');
};
