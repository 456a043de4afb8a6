import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { Archive } from './archive.ts';
import type { DeadAddress } from './dead-addresses.ts';
import { folded } from './folded.ts';
import { type General, generalRules } from './general-rules.ts';
import { type Evidence, evidences } from './guess.ts';
import type { Mended } from './mended.ts';

/** Applied only when an editor adds it to the rule set. */
export interface Proposal {
  readonly rule: RedirectRule;
  readonly evidence: Evidence;
  readonly confidence: number;
  readonly requests: number;
  readonly addresses: number;
  readonly of: number;
  readonly mends: readonly Mended[];
}

const maxExamples = 3;
const maxIdLength = 60;

const namer = (taken: Iterable<string>): ((from: string) => string) => {
  const ids = new Set(taken);
  return (from) => {
    const base = `mend-${folded(from).slice(0, maxIdLength).replace(/-$/, '')}`.replace(/-$/, '');
    let id = base;
    for (let bearer = 2; ids.has(id); bearer += 1) id = `${base}-${bearer}`;
    ids.add(id);
    return id;
  };
};

const byRequests = (one: Mended, other: Mended): number =>
  other.requests - one.requests || (one.path < other.path ? -1 : 1);

const commonest = (mends: readonly Mended[]): Evidence =>
  evidences.toSorted(
    (one, other) =>
      mends.filter(({ evidence }) => evidence === other).length -
      mends.filter(({ evidence }) => evidence === one).length,
  )[0] as Evidence;

const proposal = (id: string, from: string, to: string, mends: readonly Mended[], of: number): Proposal => {
  const max = mends.toSorted(byRequests);
  const sum = (figure: (one: Mended) => number): number => mends.reduce((total, one) => total + figure(one), 0);
  return {
    rule: {
      id,
      from,
      to,
      status: 301,
      examples: max.slice(0, maxExamples).map((one) => ({ in: one.path, out: one.to })),
    },
    evidence: commonest(mends),
    // Addresses that match the pattern but have no target reduce the confidence.
    confidence:
      Math.round(100 * (sum(({ confidence }) => confidence) / mends.length) * Math.sqrt(mends.length / of)) / 100,
    requests: sum(({ requests }) => requests),
    addresses: mends.length,
    of,
    mends: max,
  };
};

/**
 * One rule per family with the same target pattern, otherwise one per address. Exact rules come first: the first match
 * wins.
 */
export const proposals = (
  mended: readonly Mended[],
  lost: readonly DeadAddress[],
  archive: Archive | null,
  ids: Iterable<string>,
): readonly Proposal[] => {
  const nameOf = namer(ids);
  const generals = archive === null ? [] : generalRules(mended, archive);
  const leading = (one: Mended): General | undefined =>
    generals.find(({ takes, lead }) => takes(one.path) && lead(one.path) === one.to);
  const families = new Map<General, Mended[]>(generals.map((general) => [general, []]));
  const single = new Map<string, Mended[]>();
  for (const one of mended) {
    const general = leading(one);
    if (general !== undefined) families.get(general)?.push(one);
    else single.set(one.path, [...(single.get(one.path) ?? []), one]);
  }
  // One path has one target for all domains: the most requested one.
  const alone = [...single].map(([path, rivals]) => {
    const { to } = rivals.toSorted(byRequests)[0] as Mended;
    return proposal(
      nameOf(path),
      path,
      to,
      rivals.filter((one) => one.to === to),
      rivals.length,
    );
  });
  return [
    ...alone,
    ...[...families].map(([{ from, to, takes }, mends]) =>
      proposal(nameOf(from), from, to, mends, mends.length + lost.filter(({ path }) => takes(path)).length),
    ),
  ];
};
