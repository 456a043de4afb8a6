import { err, ok } from 'neverthrow';
import type { Result } from 'neverthrow';
import { isExpression } from './expression-tree.ts';
import { type Fields, isFields } from '../../core/json/is-fields.ts';
import { entriesOf, faultsOf, parseJson } from '../../core/addresses/redirects/read-rule-set.ts';
import type { RedirectRule } from '../../core/addresses/redirects/redirect-rule.ts';
import { pathOfPattern } from '../../core/addresses/redirects/rule-pattern.ts';
import type { SchemaFault } from '../../core/addresses/redirects/schema-fault.ts';

/** A rule written as a regular expression: it may stand in a file, is judged, and is never run. */
export interface ExpressionRule extends Omit<RedirectRule, 'from'> {
  readonly regex: string;
}

/** A rule set as a file has it: of the schema, but perhaps one that the product would not take. */
export interface AnyRuleSet {
  readonly rules: readonly RedirectRule[];
  readonly expressions: readonly ExpressionRule[];
}

const isPathOrUrl = (to: string): boolean => /^(?:[/\\]|[a-z][a-z0-9+.-]*:)/i.test(to);

const hasExpression = (entry: Fields): boolean => typeof entry['regex'] === 'string';

/** An entry may have both; its path is what runs then, and its expression is judged all the same. */
const hasPath = (entry: Fields): boolean => entry['from'] !== undefined;

/** Examples may be missing, which is a finding and no fault of the schema. */
const completed = (entry: unknown): unknown =>
  isFields(entry) ? { ...entry, examples: entry['examples'] ?? [] } : entry;

/** Empty segments and the bare root are legible, although no address ever fits them. */
const tidied = (from: unknown): unknown => {
  if (typeof from !== 'string' || !from.startsWith('/') || from.startsWith('/?')) return from;
  const path = pathOfPattern(from);
  const pieces = path.split('/').filter((piece) => piece !== '');
  return `/${pieces.join('/') || 'any'}${from.slice(path.length)}`;
};

/** The expression in the place of `from`, for all else is alike; its target may name anything. */
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

/**
 * Reads the text of a rule set that is to be judged rather than served: circles, repeated ids, missing examples,
 * foreign
 * targets and regular expressions are all readable (docs/command-line.md, "Rule sets"). The error lists what is not
 * of the schema.
 */
export const parseAnyRuleSet = (text: string): Result<AnyRuleSet, readonly SchemaFault[]> =>
  parseJson(text).andThen(entriesOf).andThen(legible);
