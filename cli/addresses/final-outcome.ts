import { mostSteps } from '#core/addresses/redirects/resolve-redirect.ts';
import { type Outcome, type Verdict, locationOf } from '#core/addresses/judge-address.ts';
import type { Address } from '#core/addresses/paths/address.ts';

/** What a reader meets at the end, every redirect taken; `external` is the shop, of which nothing is known. */
export const finalOutcomes = ['page', 'resource', 'not-found', 'bad-request', 'external'] as const;

export type FinalOutcome = (typeof finalOutcomes)[number];

/** Where an address ends, and what stands there. */
export interface End {
  readonly outcome: FinalOutcome;
  /** The address itself where it stays; as the last redirect has it otherwise. */
  readonly place: Address;
}

/** Asked of a server: without what stands behind a hash. */
const placeOn = (host: string, location: string): Address => {
  const [asked = ''] = location.split('#');
  const question = asked.indexOf('?');
  return question < 0
    ? { host, path: asked, query: '' }
    : { host, path: asked.slice(0, question), query: asked.slice(question + 1) };
};

type Judge = (address: Address) => Verdict;

const isEnd = (outcome: Outcome): outcome is Exclude<Outcome, 'redirect'> => outcome !== 'redirect';

/**
 * Follows a verdict to its end (R51). One redirect is all there is by R11; should a set lead on without end, nobody
 * finds anything there.
 */
export const endOf = (judge: Judge, address: Address, verdict: Verdict): End => {
  let [place, found] = [address, verdict];
  for (let step = 0; step < mostSteps; step += 1) {
    if (isEnd(found.outcome)) return { outcome: found.outcome, place };
    if (found.redirect?.external !== false) return { outcome: 'external', place };
    place = placeOn(place.host, locationOf(found.redirect));
    found = judge(place);
  }
  return { outcome: 'not-found', place };
};
