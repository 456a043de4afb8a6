import { rulesOfCircle } from '#cli/rule-sets/rule-set-faults.ts';
import type { Outcome, Verdict } from '#core/addresses/judge-address.ts';
import type { FinalOutcome } from '../addresses/final-outcome.ts';
import { endOf } from '../addresses/final-outcome.ts';
import type { SiteChoice } from '#core/addresses/sites/select-site.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';

export interface Group {
  readonly outcome: Outcome;
  readonly final: FinalOutcome;
  readonly site: string | null;
  readonly route: string | null;
  readonly rules: readonly string[];
  hits: number;
}

export type GroupOf = (address: TypedAddress, verdict: Verdict) => Group;

type PlainOutcome = Exclude<Outcome, 'redirect'>;

type ByRoute = Map<string | null, Group>;

const plainGroups = (
  keyed: (outcome: PlainOutcome, final: PlainOutcome, site: string | null, route: string | null) => Group,
): ((outcome: PlainOutcome, verdict: Verdict) => Group) => {
  const byOutcome: Readonly<Record<PlainOutcome, Map<SiteChoice | null, ByRoute>>> = {
    page: new Map(),
    resource: new Map(),
    'not-found': new Map(),
    'bad-request': new Map(),
  };
  return (outcome, { site, route }) => {
    const bySite = byOutcome[outcome];
    let byRoute = bySite.get(site);
    if (byRoute === undefined) bySite.set(site, (byRoute = new Map()));
    const name = route === null ? null : route.name;
    let group = byRoute.get(name);
    if (group === undefined)
      byRoute.set(name, (group = keyed(outcome, outcome, site === null ? null : site.site.slug, name)));
    return group;
  };
};

export const grouping = ({ book }: Installation, groups: Group[]): GroupOf => {
  const byKey = new Map<string, Group>();
  const keyed = (
    outcome: Outcome,
    final: FinalOutcome,
    site: string | null,
    route: string | null,
    rules: readonly string[] = [],
  ): Group => {
    const key = `${outcome} ${final} ${site} ${route} ${rules.join(' ')}`;
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const group = { outcome, final, site, route, rules, hits: 0 };
    byKey.set(key, group);
    groups.push(group);
    return group;
  };
  const plain = plainGroups(keyed);
  return (address, verdict) => {
    const { outcome, redirect, reason, site, route } = verdict;
    const circular = reason === 'redirect-loop';
    if (outcome !== 'redirect' && !circular) return plain(outcome, verdict);
    const rules =
      redirect === null ? rulesOfCircle(book.trailOf(address)) : [...new Set(redirect.steps.map(({ rule }) => rule))];
    return keyed(
      outcome,
      endOf(book.judge, address, verdict).outcome,
      site?.site.slug ?? null,
      route?.name ?? null,
      rules,
    );
  };
};
