import { refetch, type ReaderNotice, type ReaderProblem } from '#core/pages/readers/support/reader-step.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import { doneParameter, keyParameter, wayBackParameter } from '#core/pages/readers/support/open-support.ts';
import { isHandle } from '#core/readers/sessions/session-cookie.ts';
import type { AdmitReader } from './admit-readers.ts';
import type { ReaderDoors } from './reader-doors.ts';
import { errorPath, leadsTo, type ReaderCall, type ReaderOutcome, shows, waits } from './reader-outcome.ts';
import type { ReturnAddress } from './return-address.ts';
import { isOnward, problemOf, type SignInOnce } from './sign-in-once.ts';

export interface ShowSignInNeeds {
  readonly doors: ReaderDoors;
  readonly once: SignInOnce;
  readonly returnAddress: Pick<ReturnAddress, 'remember'>;
  readonly admit: AdmitReader;
}

/** Shown for every email address, known or not (R34). */
export const sentParameter = 'elkuldve';

const notices: ReadonlyMap<string, ReaderNotice> = new Map([
  ['kilepes', 'signed-out'],
  ['lejart', 'session-over'],
]);

/** Only the browser that requested a letter signs in by its link. Elsewhere the link spends nothing (R49). */
export const createShowSignIn = ({ doors, once, returnAddress, admit }: ShowSignInNeeds) => {
  const asksForCode = async (call: ReaderCall, key: string, problem: ReaderProblem | null): Promise<ReaderOutcome> => {
    const signedIn = (await doors.sessionOf(call.site, call.cookie)).unwrapOr(null) !== null;
    return shows({ kind: 'code', key, signedIn, problem });
  };

  const openLink = async (call: ReaderCall, key: string, browser: string): Promise<ReaderOutcome> => {
    const outcome = await once.signIn(call, { key, code: null, browser });
    return isOnward(outcome) ? outcome : asksForCode(call, key, problemOf(outcome, 'link-refused'));
  };

  const link = async (call: ReaderCall, key: string): Promise<ReaderOutcome> => {
    if (!isHandle(key)) return leadsTo(errorPath);
    const wait = admit('signInLink', call.asker);
    if (wait > 0) return waits(wait);
    const browser = doors.askedBy(call.site, call.cookie);
    return browser !== null && call.request.method === 'GET'
      ? openLink(call, key, browser)
      : asksForCode(call, key, null);
  };

  return async (call: ReaderCall): Promise<ReaderOutcome> => {
    const { site, cookie, query } = call;
    const key = firstValue(query, keyParameter) ?? '';
    if (key !== '') return link(call, key);
    const asked = doors.askedBy(site, cookie) !== null;
    if (firstValue(query, sentParameter) !== null)
      return shows(
        asked
          ? { kind: 'code', key: null, signedIn: false, problem: null }
          : { ...refetch, problem: { kind: 'asked-over' } },
      );
    const back = firstValue(query, wayBackParameter);
    return shows(
      { ...refetch, asked, notice: notices.get(firstValue(query, doneParameter) ?? '') ?? null },
      back === null ? [] : await returnAddress.remember(site, back),
    );
  };
};
