import type { Verdict } from '#core/addresses/judge-address.ts';
import { leadsTo, statusOf } from '../expectations/compare.ts';
import { endOf } from '../addresses/final-outcome.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Fault } from '../traffic/findings.ts';
import { faultsOn } from '../traffic/findings.ts';
import type { Installation } from '../installation/installation.ts';

/** The most severe first. */
export const changeKinds = ['new-404', 'loop', 'unsafe-target', 'lost-query', 'chain', 'moved', 'found'] as const;

export type ChangeKind = (typeof changeKinds)[number];

export interface Change {
  readonly kind: ChangeKind;
  readonly rules: readonly string[];
}

export interface Taken {
  readonly status: number;
  readonly location: string | null;
  readonly route: string | null;
  readonly rules: readonly string[];
  readonly arrives: boolean;
  readonly faults: readonly Fault[];
}

const arrives = ({ book }: Installation, address: TypedAddress, verdict: Verdict): boolean => {
  const { outcome } = endOf(book.judge, address, verdict);
  return outcome !== 'not-found' && outcome !== 'bad-request';
};

export const takenBy = (installation: Installation): ((address: TypedAddress, verdict?: Verdict) => Taken) => {
  const faultsOf = faultsOn(installation);
  return (address, verdict = installation.book.judge(address)) => ({
    status: statusOf(verdict),
    location: leadsTo(verdict, address),
    route: verdict.route?.name ?? null,
    rules: [...new Set(verdict.redirect?.steps.map(({ rule }) => rule))],
    arrives: arrives(installation, address, verdict),
    faults: faultsOf(address, verdict),
  });
};

/** New faults; without any, a changed redirect. */
export const changesBetween = (before: Taken, after: Taken): readonly Change[] => {
  const known = new Set(before.faults.map(({ kind }) => kind));
  const faults = after.faults.filter(({ kind }) => !known.has(kind));
  const rules = after.rules.length > 0 ? after.rules : before.rules;
  if (before.arrives && !after.arrives) return [{ kind: 'new-404', rules }, ...faults];
  const same = before.status === after.status && before.location === after.location;
  if (faults.length > 0 || same) return faults;
  return [{ kind: before.arrives || !after.arrives ? 'moved' : 'found', rules }];
};
