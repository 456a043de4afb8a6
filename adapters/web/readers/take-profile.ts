import { type AccountAction, readAccountAction } from '#core/readers/accounts/account-action.ts';
import type { Acted, actOnAccount } from '#core/pages/readers/support/act-on-account.ts';
import { deletedWord, doneParameter } from '#core/pages/readers/support/open-support.ts';
import type { ReaderAccounts } from '#core/ports/reader-accounts.ts';
import { status } from '../responses/status.ts';
import type { AdmitReader } from './admit-readers.ts';
import type { ReaderDoors } from './reader-doors.ts';
import {
  leadsTo,
  profilePath,
  type ReaderCall,
  type ReaderOutcome,
  shows,
  signInPath,
  successPath,
  waits,
} from './reader-outcome.ts';
import { senderOf } from './sender-of.ts';
import { type ShowProfile, signInFirst } from './show-profile.ts';
import type { SignInOnce } from './sign-in-once.ts';

export interface TakeProfileNeeds {
  readonly accounts: Pick<ReaderAccounts, 'signOut'>;
  readonly act: ReturnType<typeof actOnAccount>;
  readonly doors: ReaderDoors;
  readonly once: Pick<SignInOnce, 'forget'>;
  readonly admit: AdmitReader;
  readonly show: ShowProfile;
  readonly endTopics?: (call: ReaderCall) => Promise<readonly string[]>;
}

const refused = (problem: number): ReaderOutcome => ({ problem, cookies: [] });
const away = shows({ kind: 'away', validUntil: null });

const isConfirmed = (typed: string | null): boolean =>
  (typed ?? '').trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() === 'torles';

const doneWord = (action: AccountAction): string => {
  if (action.kind === 'cancel') return 'lemondas';
  return action.kind === 'newsletter' && action.subscribe ? 'hirlevel-be' : 'hirlevel-ki';
};

/** Handles a profile's forms: sign-out and account changes (spec §7.3, R35). */
export const createTakeProfile = ({ accounts, act, doors, once, admit, show, endTopics }: TakeProfileNeeds) => {
  /** Ends the local session first: an upstream failure must not keep it open. */
  const signOut = async ({ site, cookie }: ReaderCall): Promise<ReaderOutcome> => {
    once.forget();
    const token = (await doors.sessionOf(site, cookie)).map((session) => session?.token ?? null).unwrapOr(null);
    const [here, forget] = [await doors.leave(site, cookie), doors.forget(site)];
    if (token !== null) await accounts.signOut(token);
    if (here.isErr())
      return shows(
        { kind: 'ask', email: '', asked: false, notice: null, problem: { kind: 'half-signed-out' } },
        forget,
      );
    return leadsTo(`${signInPath}?${doneParameter}=kilepes`, forget);
  };

  const deleted = async (call: ReaderCall): Promise<ReaderOutcome> => {
    once.forget();
    await doors.leave(call.site, call.cookie);
    const ended = (await endTopics?.(call)) ?? [];
    return leadsTo(`${successPath}?${doneParameter}=${deletedWord}`, [
      ...doors.forget(call.site),
      ...doors.clearKnown(call.site),
      ...ended,
    ]);
  };

  const outcomeOf = (call: ReaderCall, action: AccountAction, acted: Acted): Promise<ReaderOutcome> | ReaderOutcome => {
    switch (acted.kind) {
      case 'data':
        return { json: acted.json, cookies: [] };
      case 'done':
        return action.kind === 'delete'
          ? deleted(call)
          : leadsTo(`${profilePath}?${doneParameter}=${doneWord(action)}`);
      case 'refused':
        return refused(status.notFound);
      case 'forbidden':
        return acted.reason === 'signed-out' ? show(call) : refused(status.forbidden);
    }
  };

  return async (call: ReaderCall, fields: URLSearchParams): Promise<ReaderOutcome> => {
    if (fields.get('action') === 'logout') return signOut(call);
    const action = readAccountAction(Object.fromEntries(fields));
    if (action === null) return refused(status.badRequest);
    const wait = admit('account', call.asker);
    if (wait > 0) return waits(wait);
    const session = await doors.sessionOf(call.site, call.cookie);
    if (session.isErr()) return away;
    if (session.value === null) return leadsTo(signInFirst, doors.forget(call.site));
    if (action.kind === 'delete' && !isConfirmed(fields.get('megerosites')))
      return show(call, { kind: 'deletion-unconfirmed' });
    const request = { method: 'POST', ...senderOf(call.request) };
    return (await act(session.value.token, action, request, call.site.origin)).match(
      (acted) => outcomeOf(call, action, acted),
      ({ lasting }) => (lasting === 'input' ? refused(status.unprocessable) : away),
    );
  };
};
