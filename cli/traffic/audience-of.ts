import type { Audience, Ends } from './audience.ts';
import { noDay, noEnds } from './audience.ts';
import type { Counted } from './exact-tally.ts';

const maxListed = 100;

type Referrer = Ends & { readonly host: string };

const byMissing = (one: Referrer, other: Referrer): number =>
  other.missing - one.missing || other.requests - one.requests || (one.host < other.host ? -1 : 1);

const firstHosts = (): { add: (referrer: Referrer) => void; first: () => readonly Referrer[]; all: () => number } => {
  let [kept, requests]: [Referrer[], number] = [[], 0];
  const first = (): Referrer[] => kept.sort(byMissing).slice(0, maxListed);
  return {
    add: (referrer) => {
      requests += referrer.requests;
      kept.push(referrer);
      if (kept.length > 4 * maxListed) kept = first();
    },
    first,
    all: () => requests,
  };
};

export const audienceOf = (counts: Iterable<Counted>): Audience => {
  const [people, bots] = [noEnds(), noEnds()];
  const days = new Map<string, Ends>();
  const hosts = firstHosts();
  let at: Referrer | null = null;
  for (const { key, hits } of counts) {
    const [kind = '', host = '', day = '', name = ''] = key.split('\t');
    const end = name as keyof Ends;
    (kind === 'bot' ? bots : people)[end] += hits;
    if (kind === 'bot') continue;
    if (day !== noDay) {
      const ends = days.get(day) ?? noEnds();
      ends[end] += hits;
      days.set(day, ends);
    }
    if (at === null || at.host !== host) {
      if (at !== null && at.host !== '') hosts.add(at);
      at = { ...noEnds(), host };
    }
    at[end] += hits;
  }
  if (at !== null && at.host !== '') hosts.add(at);
  const referrers = hosts.first();
  return {
    people,
    bots,
    days: [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, ends]) => ({ day, ...ends })),
    referrers,
    otherReferrers: hosts.all() - referrers.reduce((sum, { requests }) => sum + requests, 0),
  };
};
