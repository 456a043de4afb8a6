import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import { locationOf } from '#core/addresses/judge-address.ts';
import { pageAddresses } from '#core/pages/page-address-resolver.ts';
import { lintRuleSet } from '#cli/rule-sets/lint-rule-set.ts';
import type { Installation } from '../installation/installation.ts';
import { installationOf } from '../installation/installation.ts';
import type { Archive } from './archive.ts';
import type { DeadAddress } from './dead-addresses.ts';
import { guessPages } from './guess-page.ts';
import type { Mended } from './mended.ts';
import { type Proposal, proposals } from './proposals.ts';

/** In rule set order. */
export interface Mending {
  readonly proposals: readonly Proposal[];
  readonly unmended: readonly DeadAddress[];
}

const maxUnmended = 100_000;

const byFresh = (one: DeadAddress, other: DeadAddress): number =>
  other.fresh - one.fresh || other.requests - one.requests || (one.path < other.path ? -1 : 1);

const leadsRight =
  (book: AddressResolver) =>
  ({ domain, path, to }: Mended): boolean => {
    const { redirect } = book.judge({ host: domain, path, query: '' });
    return redirect !== null && !redirect.external && locationOf(redirect) === to;
  };

const sound = (installation: Installation, candidates: readonly Proposal[]): readonly Proposal[] => {
  const { needs, book } = installation;
  const faulty = new Set(
    lintRuleSet(
      { rules: candidates.map(({ rule }) => rule), expressions: [] },
      { ...needs, ...pageAddresses(needs) },
    ).map(({ rule }) => rule),
  );
  const clean = candidates.filter(({ rule }) => !faulty.has(rule.id));
  const joined = installationOf(needs, { rules: [...clean.map(({ rule }) => rule), ...book.rules] });
  const right = leadsRight(joined.book);
  return clean.filter(({ mends }) => mends.every(right));
};

const unsaved = (mended: readonly Mended[], found: readonly Proposal[]): readonly Mended[] => {
  const saved = new Set(found.flatMap(({ mends }) => mends.map(({ domain, path }) => `${domain}\t${path}`)));
  return mended.filter(({ domain, path }) => !saved.has(`${domain}\t${path}`));
};

export const mendTraffic = (
  installation: Installation,
  archive: Archive,
  dead: Iterable<DeadAddress>,
  min: number,
): Mending => {
  const guess = guessPages(installation, archive);
  const mended: Mended[] = [];
  const lost: DeadAddress[] = [];
  for (const one of dead) {
    const best = guess(one.domain, one.path)[0];
    if (best !== undefined && best.confidence >= min && best.living.path !== one.path)
      mended.push({ ...one, to: best.living.path, evidence: best.evidence, confidence: best.confidence });
    else if (lost.length < maxUnmended) lost.push(one);
  }
  const ids = installation.book.rules.map(({ id }) => id);
  const families = sound(installation, proposals(mended, lost, archive, ids));
  const left = unsaved(mended, families);
  const named = [...ids, ...families.map(({ rule }) => rule.id)];
  // When a family's rule fails, each address gets its own rule.
  const found = left.length === 0 ? families : sound(installation, [...proposals(left, [], null, named), ...families]);
  return {
    proposals: found,
    unmended: [...lost, ...unsaved(mended, found)].filter(({ fresh }) => fresh > 0).sort(byFresh),
  };
};
