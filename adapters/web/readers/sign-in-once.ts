import { LRUCache } from 'lru-cache';
import type { Time } from '#adapters/time/time.ts';
import type { ReaderProblem } from '#core/pages/readers/support/reader-step.ts';
import type { ReaderAccounts, SignInProof } from '#core/ports/reader-accounts.ts';
import type { WaitFirst } from '#core/readers/sessions/staff.ts';
import type { ReaderDoors } from './reader-doors.ts';
import { leadsTo, type ReaderCall, type ReaderOutcome } from './reader-outcome.ts';

/** Milliseconds within which the same request counts as a double click. */
const pressedTwice = 5_000;

type Proof = Omit<SignInProof, 'address' | 'known'>;

export type SignedIn = ReaderOutcome | WaitFirst | 'refused' | 'unavailable';

export const isOnward = (signedIn: SignedIn): signedIn is ReaderOutcome =>
  typeof signedIn !== 'string' && !('kind' in signedIn);

export const problemOf = (
  signedIn: Exclude<SignedIn, ReaderOutcome>,
  refused: 'link-refused' | 'code-refused',
): ReaderProblem => {
  if (typeof signedIn !== 'string') return signedIn;
  return { kind: signedIn === 'refused' ? refused : 'unavailable' };
};

export interface SignInOnce {
  readonly signIn: (call: ReaderCall, proof: Proof) => Promise<SignedIn>;
  readonly forget: () => void;
}

/**
 * A double click shares one session instead of failing on a used key. With scripts, ui/browser/press-once.ts prevents
 * the second request.
 */
export const createSignInOnce = (
  accounts: Pick<ReaderAccounts, 'signIn'>,
  doors: ReaderDoors,
  time: Pick<Time, 'monotonic'>,
): SignInOnce => {
  const enter = async ({ site, cookie, asker }: ReaderCall, proof: Proof): Promise<SignedIn> => {
    const { known, cookies } = doors.known(site, cookie);
    const session = await accounts.signIn({ ...proof, address: asker, known });
    if (session.isErr()) return session.error.lasting === 'input' ? 'refused' : 'unavailable';
    if (session.value === null) return 'refused';
    if ('kind' in session.value) return session.value;
    const onward = await doors.enter(site, cookie, session.value);
    return onward === null ? 'unavailable' : leadsTo(onward.location, [...onward.cookies, ...cookies]);
  };
  const presses = new LRUCache<string, Promise<SignedIn>>({
    max: 1_000,
    ttl: pressedTwice,
    ttlResolution: 0,
    perf: { now: time.monotonic },
  });
  return {
    signIn: (call, proof) => {
      const { site, cookie, asker, request } = call;
      const press = JSON.stringify([proof, site.slug, asker, request.headers['user-agent'], cookie]);
      const before = presses.get(press);
      if (before) return before;
      const entering = enter(call, proof).then((signedIn) => {
        if (!isOnward(signedIn)) presses.delete(press);
        return signedIn;
      });
      presses.set(press, entering);
      return entering;
    },
    forget: () => presses.clear(),
  };
};
