import { flatRules } from '#cli/rule-sets/flat-rules.ts';
import type { FlatRule } from '#cli/rule-sets/flat-rules.ts';
import type { ResourceRow } from '#core/addresses/routes/resources.ts';
import type { Installation } from '../installation/installation.ts';
import { rulesOfSet } from '../installation/installation.ts';
import { textExpression } from './edge-expression.ts';
import type { EdgeRule } from './edge-rule.ts';
import { edgeRulesOf } from './edge-rule.ts';

/** Maximum click ids that the edge removes; the web server handles more. */
export const clickIdRounds = 3;

export interface PlacedRule extends EdgeRule {
  /** Targets under a prefix hold on the prefix sites' domain only (R16). */
  readonly mainOnly: boolean;
}

export interface EdgeRules {
  readonly left: readonly string[];
  readonly sister: string | null;
  /** The first match wins. */
  readonly rules: readonly PlacedRule[];
  readonly unwritten: readonly string[];
}

const anyOf = (texts: readonly string[]): string =>
  `(?:${texts
    .map((text) => textExpression(text) ?? '')
    .filter((text) => text !== '')
    .join('|')})`;

const rowsOf = (rows: readonly ResourceRow[], kind: 'exact' | 'below'): readonly string[] =>
  rows.flatMap((row) => (row.kind === kind ? [row.path] : []));

/** Resources, `/elo` paths and paths over 4,096 characters. RE2 limits a repetition to 1000. */
const leftToServer = (rows: readonly ResourceRow[]): readonly string[] => {
  const suffixes = rows.flatMap((row) => (row.kind === 'of-page' ? [row.suffix] : []));
  const exact = rowsOf(rows, 'exact');
  const below = rowsOf(rows, 'below');
  return [
    ...(exact.length === 0 ? [] : [anyOf(exact)]),
    ...(below.length === 0 ? [] : [`${anyOf(below)}.*`]),
    ...(suffixes.length === 0 ? [] : [`.*${anyOf(suffixes)}`]),
    '.*/elo(?:/.*)?',
    `${'.{1000}'.repeat(4)}.{97}.*`,
  ];
};

const sisterHosts = ({ needs: { sites, hosts = [] } }: Installation): string | null => {
  const domains = sites.filter(({ role }) => role === 'sister').map(({ domain }) => domain);
  const names = [...domains, ...hosts.filter(({ domain }) => domains.includes(domain)).map(({ host }) => host)];
  return names.length === 0 ? null : `${anyOf(names)}[.]?(?::[0-9]+)?`;
};

const isUnwritten = ({ to }: FlatRule, said: readonly EdgeRule[]): boolean =>
  to !== 'circle' && (said.length === 0 || said.some(({ target }) => target === null));

/** Caddy refuses a repeated expression. */
const withoutRepeated = (rules: readonly PlacedRule[]): readonly PlacedRule[] => {
  const seen = new Set<string>();
  return rules.filter(({ expression, mainOnly }) => {
    const key = `${mainOnly ? 'main ' : ''}${expression}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
};

export const edgeRules = (installation: Installation): EdgeRules => {
  const { book, needs } = installation;
  const prefixes = needs.sites.map(({ pathPrefix }) => pathPrefix).filter((prefix) => prefix !== '');
  const leadsUnder = (to: string): boolean => prefixes.some((prefix) => to === prefix || to.startsWith(`${prefix}/`));
  const own = new Set(rulesOfSet(installation).map(({ id }) => id));
  const flat = flatRules(book.rules, needs.resources)
    .filter(({ rules: [first] }) => first !== undefined && own.has(first.id))
    .map((rule) => ({ rule, said: edgeRulesOf(rule) }));
  return {
    left: leftToServer(needs.resources),
    sister: sisterHosts(installation),
    rules: withoutRepeated(
      flat.flatMap(({ rule, said }) =>
        said.map((one) => ({ ...one, mainOnly: rule.rules.some(({ to }) => leadsUnder(to)) })),
      ),
    ),
    unwritten: [
      ...new Set(flat.filter(({ rule, said }) => isUnwritten(rule, said)).map(({ rule }) => rule.rules[0]?.id ?? '')),
    ],
  };
};
