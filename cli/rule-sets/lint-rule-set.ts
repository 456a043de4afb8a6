import type { Address } from '#core/addresses/paths/address.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import { addressResolver } from '#core/addresses/address-resolver.ts';
import { locationOf } from '#core/addresses/judge-address.ts';
import { exampleFindings, splitExample } from './example-findings.ts';
import { isSafeTarget } from '#core/addresses/redirects/is-safe-target.ts';
import type { LintFinding, LintKind } from '#core/addresses/redirects/lint-finding.ts';
import { lintKinds } from '#core/addresses/redirects/lint-finding.ts';
import { digitsName } from '#core/addresses/redirects/query-pattern.ts';
import { addressesInWords, pagesTaken, type PagesTakenNeeds } from '#core/addresses/rule-sets/pages-taken.ts';
import { matchingCost } from './matching-cost.ts';
import type { AnyRuleSet } from './read-any-rule-set.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { RuleReach } from './rule-reach.ts';
import { addressesOf, maxOfLength, reachOf, strangeWord } from './rule-reach.ts';
import { ruleSetFaults } from './rule-set-faults.ts';

export type LintNeeds = Omit<PagesTakenNeeds, 'book'> & { readonly shopUrl: string };

interface Suspects {
  readonly rules: readonly RedirectRule[];
  readonly ids: ReadonlySet<string>;
  readonly book: AddressResolver;
  readonly mainHost: string;
  readonly hosts: readonly string[];
}

const finding = (
  kind: LintKind,
  rule: string,
  shownBy: string | null = null,
  found: string | null = null,
  others: readonly string[] = [],
): LintFinding => ({ kind, rule, others, shownBy, found, accepted: null });

const withUniqueIds = (rules: readonly RedirectRule[]): readonly RedirectRule[] => {
  const counts = new Map<string, number>();
  return rules.map((rule) => {
    const count = (counts.get(rule.id) ?? 0) + 1;
    counts.set(rule.id, count);
    return count === 1 ? rule : { ...rule, id: `${rule.id}#${count}` };
  });
};

const shapeOf = (from: string): string =>
  from.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    if (name === 'yyyymmdd') return '{8}';
    if (digitsName(name) !== null) return '{0}';
    if (name.endsWith('...')) return '{...}';
    return name.includes('|') ? `{${name.split('|').sort().join('|')}}` : '{}';
  });

const duplicates = ({ rules }: Suspects): readonly LintFinding[] => {
  const first = new Map<string, string>();
  return rules.flatMap(({ id, from }) => {
    const shape = shapeOf(from);
    const [sameId] = id.split('#');
    const earlier = first.get(shape) ?? (sameId === id ? undefined : sameId);
    if (!first.has(shape)) first.set(shape, id);
    return earlier === undefined ? [] : [finding('duplicate', id, from, null, [earlier])];
  });
};

const circlesAndChains = ({ rules, book, mainHost }: Suspects): readonly LintFinding[] => {
  const found = new Map<string, LintFinding>();
  for (const {
    kind,
    rules: [rule = '', ...others],
    address,
  } of ruleSetFaults(rules, (path) => book.trailOf(splitExample(path, mainHost)))) {
    const key = kind === 'chain' ? rule : `${kind} ${rule} ${others.join(' ')}`;
    const known = found.get(key);
    found.set(
      key,
      known === undefined
        ? finding(kind, rule, address, null, others)
        : { ...known, others: [...new Set([...known.others, ...others])] },
    );
  }
  return [...found.values()];
};

const reachFinding = ({ id, from }: RedirectRule, { taken, takers }: RuleReach): readonly LintFinding[] => {
  if (taken.length > 0) return [];
  return [takers.length > 0 ? finding('shadowed', id, from, null, takers) : finding('unreachable', id, from)];
};

const takenFindings = ({ rules, book }: Suspects, needs: LintNeeds): readonly LintFinding[] =>
  [...pagesTaken(rules, { ...needs, book })].map(([id, addresses]) =>
    finding('takes-page', id, addresses[0], addressesInWords(addresses)),
  );

const deadEnd = ({ book }: Suspects, address: Address): LintFinding['found'] => {
  const { redirect } = book.judge(address);
  if (redirect === null || redirect.external) return null;
  const { outcome } = book.judge({ host: address.host, path: redirect.path, query: redirect.query });
  return outcome === 'not-found' || outcome === 'bad-request' ? locationOf(redirect) : null;
};

const deadEnds = (suspects: Suspects, rule: RedirectRule, { taken }: RuleReach): readonly LintFinding[] => {
  const examples = rule.examples.map((example) => splitExample(example.in, suspects.mainHost));
  const ends = (examples.length > 0 ? examples : taken).map((address) => ({
    address,
    end: deadEnd(suspects, address),
  }));
  const dead = ends.filter(({ end }) => end !== null);
  const [first] = dead;
  return first === undefined || (examples.length === 0 && dead.length < ends.length)
    ? []
    : [finding('target-not-found', rule.id, locationOf(first.address), first.end)];
};

const targetFindings = ({ id, to }: Pick<RedirectRule, 'id' | 'to'>, shopUrl: string): readonly LintFinding[] => [
  ...(isSafeTarget(to, shopUrl) ? [] : [finding('unsafe-target', id, null, to)]),
  ...(/[?#]/.test(to) ? [finding('lost-query', id, null, to)] : []),
];

const expressionFindings = ({ expressions }: AnyRuleSet, shopUrl: string): readonly LintFinding[] =>
  expressions.flatMap((rule) => {
    const cost = matchingCost(rule.regex);
    return [
      ...targetFindings(rule, shopUrl),
      ...(rule.examples.length > 0 ? [] : [finding('no-example', rule.id)]),
      ...(cost === 'linear' ? [] : [finding('super-linear', rule.id, rule.regex, cost)]),
    ];
  });

const ruleFindings = (suspects: Suspects, needs: LintNeeds): readonly LintFinding[] => {
  const { rules, hosts, ids, book } = suspects;
  const { shopUrl } = needs;
  const word = strangeWord(rules);
  const maxLength = maxOfLength(rules);
  const repeated = duplicates(suspects);
  const repeatedIds = new Set(repeated.map(({ rule }) => rule));
  return [
    ...circlesAndChains(suspects),
    ...takenFindings(suspects, needs),
    ...repeated,
    ...rules.flatMap((rule) => {
      const addresses = addressesOf(rule, word, maxLength).flatMap((path) =>
        hosts.map((host) => splitExample(path, host)),
      );
      const reach = reachOf(rule, addresses, ids, book.trailOf);
      return [
        ...(repeatedIds.has(rule.id) ? [] : reachFinding(rule, reach)),
        ...targetFindings(rule, shopUrl),
        ...deadEnds(suspects, rule, reach),
        ...exampleFindings(rule, suspects.mainHost, book, reach.taken.length > 0),
      ];
    }),
  ];
};

/** Lints a rule set (docs/command-line.md, `lint`). It never runs regular expressions from the set. */
export const lintRuleSet = (set: AnyRuleSet, needs: LintNeeds): readonly LintFinding[] => {
  const rules = withUniqueIds(set.rules);
  const hosts = [...new Set(needs.sites.map(({ domain }) => domain))];
  const suspects: Suspects = {
    rules,
    ids: new Set(rules.map(({ id }) => id)),
    book: addressResolver({ ...needs, rules }),
    mainHost: needs.sites[0].domain,
    hosts,
  };
  const all = [...rules, ...set.expressions];
  const order = new Map(all.map(({ id }, index) => [id, index]));
  const accepts = new Map(all.map((rule) => [rule.id, rule.accepts ?? {}]));
  return [...ruleFindings(suspects, needs), ...expressionFindings(set, needs.shopUrl)]
    .map((one) => ({ ...one, accepted: accepts.get(one.rule)?.[one.kind] ?? null }))
    .sort(
      (one, other) =>
        (order.get(one.rule) ?? 0) - (order.get(other.rule) ?? 0) ||
        lintKinds.indexOf(one.kind) - lintKinds.indexOf(other.kind),
    );
};
