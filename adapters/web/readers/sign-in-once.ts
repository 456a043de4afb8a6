import { LRUCache } from 'lru-cache';
import type { Time } from '#adapters/time/time.ts';
import type { ReaderAccounts, SignInProof } from '#core/ports/reader-accounts.ts';
import type { ReaderDoors } from './reader-doors.ts';
import { leadsTo, type ReaderCall, type ReaderOutcome } from './reader-outcome.ts';

/** Milliseconds within which a second press of the same button is no second try. */
const pressedTwice = 5_000;

/** What a proof came to: a session, nothing, or no verdict. */
export type SignedIn = ReaderOutcome | 'refused' | 'unavailable';

export interface SignInOnce {
  readonly signIn: (call: ReaderCall, proof: Omit<SignInProof, 'address'>) => Promise<SignedIn>;
  /** Nothing that was signed in before is given out again. */
  readonly forget: () => void;
}

/**
 * Signs a browser in. One in which the button is pressed again at once, or the link opened twice, gets the one session
 * twice, not word of a used key. With scripts the second press is not sent at all (ui/browser/press-once.ts).
 */
export const createSignInOnce = (
  accounts: Pick<ReaderAccounts, 'signIn'>,
  doors: ReaderDoors,
  time: Pick<Time, 'monotonic'>,
): SignInOnce => {
  const enter = async ({ site, cookie, asker }: ReaderCall, proof: Omit<SignInProof, 'address'>): Promise<SignedIn> => {
    const session = await accounts.signIn({ ...proof, address: asker });
    if (session.isErr()) return 'unavailable';
    if (session.value === null) return 'refused';
    const onward = await doors.enter(site, cookie, session.value);
    return onward === null ? 'unavailable' : leadsTo(onward.location, onward.cookies);
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
        if (typeof signedIn === 'string') presses.delete(press);
        return signedIn;
      });
      presses.set(press, entering);
      return entering;
    },
    forget: () => presses.clear(),
  };
};
