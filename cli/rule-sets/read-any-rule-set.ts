import { err, ok } from 'neverthrow';
import type { Result } from 'neverthrow';
import { isExpression } from './expression-tree.ts';
import { type Fields, isFields } from '#core/json/is-fields.ts';
import { entriesOf, faultsOf, parseJson } from '#core/addresses/redirects/read-rule-set.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { pathOfPattern } from '#core/addresses/redirects/rule-pattern.ts';
import type { SchemaFault } from '#core/addresses/redirects/schema-fault.ts';

export interface ExpressionRule extends Omit<RedirectRule, 'from'> {
  readonly regex: string;
}

export interface AnyRuleSet {
  readonly rules: readonly RedirectRule[];
  readonly expressions: readonly ExpressionRule[];
}

const isPathOrUrl = (to: string): boolean => /^(?:[/\\]|[a-z][a-z0-9+.-]*:)/i.test(to);

const hasExpression = (entry: Fields): boolean => typeof entry['regex'] === 'string';

/** An entry may have a path and an expression. The path is used; the expression is still linted. */
const hasPath = (entry: Fields): boolean => entry['from'] !== undefined;

/** Missing examples are a lint finding, not a schema error. */
const completed = (entry: unknown): unknown =>
  isFields(entry) ? { ...entry, examples: entry['examples'] ?? [] } : entry;

const tidied = (from: unknown): unknown => {
  if (typeof from !== 'string' || !from.startsWith('/') || from.startsWith('/?')) return from;
  const path = pathOfPattern(from);
  const pieces = path.split('/').filter((piece) => piece !== '');
  return `/${pieces.join('/') || 'any'}${from.slice(path.length)}`;
};

const asPattern = (entry: Fields): Fields => {
  const { from, to } = entry;
  return hasPath(entry) || !hasExpression(entry)
    ? { ...entry, from: tidied(from) }
    : { ...entry, from: '/any', to: typeof to === 'string' ? to.replace(/[{}]/g, '') : to };
};

const faultsIn = (entry: unknown, rule: number): readonly SchemaFault[] => {
  if (!isFields(entry)) return [{ kind: 'not-an-object', rule }];
  const { regex } = entry;
  const broken = regex !== undefined && (typeof regex !== 'string' || !isExpression(regex));
  return [...faultsOf(asPattern(entry), rule, isPathOrUrl), ...(broken ? [{ kind: 'regex' as const, rule }] : [])];
};

const legible = (list: readonly unknown[]): Result<AnyRuleSet, readonly SchemaFault[]> => {
  const entries = list.map(completed);
  const faults = entries.flatMap((entry, index) => faultsIn(entry, index + 1));
  if (faults.length > 0) return err(faults);
  const sound = entries as readonly (Fields & RedirectRule & ExpressionRule)[];
  return ok({ rules: sound.filter(hasPath), expressions: sound.filter(hasExpression) });
};

/** Accepts rules that the server rejects, for linting (docs/command-line.md, "Rule sets"). */
export const parseAnyRuleSet = (text: string): Result<AnyRuleSet, readonly SchemaFault[]> =>
  parseJson(text).andThen(entriesOf).andThen(legible);
