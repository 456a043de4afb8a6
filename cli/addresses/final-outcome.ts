import { maxSteps } from '#core/addresses/redirects/resolve-redirect.ts';
import { type Outcome, type Verdict, locationOf } from '#core/addresses/judge-address.ts';
import type { Address } from '#core/addresses/paths/address.ts';

/** After all redirects; `external` is the shop, whose pages are unknown. */
export const finalOutcomes = ['page', 'resource', 'not-found', 'bad-request', 'external'] as const;

export type FinalOutcome = (typeof finalOutcomes)[number];

export interface End {
  readonly outcome: FinalOutcome;
  readonly place: Address;
}

const placeOn = (host: string, location: string): Address => {
  const [asked = ''] = location.split('#');
  const question = asked.indexOf('?');
  return question < 0
    ? { host, path: asked, query: '' }
    : { host, path: asked.slice(0, question), query: asked.slice(question + 1) };
};

type Judge = (address: Address) => Verdict;

const isEnd = (outcome: Outcome): outcome is Exclude<Outcome, 'redirect'> => outcome !== 'redirect';

/** Follows redirects to the end (R51). R11 allows only one; an endless chain counts as not found. */
export const endOf = (judge: Judge, address: Address, verdict: Verdict): End => {
  let [place, found] = [address, verdict];
  for (let step = 0; step < maxSteps; step += 1) {
    if (isEnd(found.outcome)) return { outcome: found.outcome, place };
    if (found.redirect?.external !== false) return { outcome: 'external', place };
    place = placeOn(place.host, locationOf(found.redirect));
    found = judge(place);
  }
  return { outcome: 'not-found', place };
};
