import { err, ok } from 'neverthrow';
import type { Result } from 'neverthrow';
import { faultsOf, isFields, parseJson } from './read-rule-set.ts';
import type { Fields } from './read-rule-set.ts';
import type { RedirectRule } from './redirect-rule.ts';

/** A rule written as a regular expression: it may stand in a file, is judged, and is never run. */
export interface ExpressionRule extends Omit<RedirectRule, 'from'> {
  readonly regex: string;
}

/** A rule set as a file has it: of the schema, but perhaps one that the product would not take. */
export interface AnyRuleSet {
  readonly rules: readonly RedirectRule[];
  readonly expressions: readonly ExpressionRule[];
}

const isPathOrUrl = (to: string): boolean => /^(?:[/\\]|https?:)/i.test(to);

const isExpression = (entry: Fields): boolean => entry['from'] === undefined && typeof entry['regex'] === 'string';

/** Examples may be missing, which is a finding and no fault of the schema. */
const completed = (entry: unknown): unknown => (isFields(entry) ? { ...entry, examples: entry['examples'] ?? [] } : entry);

/** The expression in the place of `from`, for all else is alike; its target may name anything. */
const asPattern = (entry: Fields): Fields => (isExpression(entry) ? { ...entry, from: '/any', to: typeof entry['to'] === 'string' ? entry['to'].replace(/[{}]/g, '') : entry['to'] } : entry);

const faultsIn = (entry: unknown): readonly string[] => (isFields(entry) ? faultsOf(asPattern(entry), isPathOrUrl) : ['must be an object']);

/**
 * Reads a rule set that is to be judged rather than served: circles, repeated ids, missing examples, foreign targets and
 * regular expressions are all readable (cli.md, "Rule sets"). The error lists what is not of the schema.
 */
export const readAnyRuleSet = (value: unknown): Result<AnyRuleSet, readonly string[]> => {
  const list = isFields(value) ? value['rules'] : undefined;
  if (!Array.isArray(list)) return err(['a rule set is {"rules":[…]}']);
  const entries = list.map(completed);
  const faults = entries.flatMap((entry, index) => faultsIn(entry).map((fault) => `rule ${index + 1}: ${fault}`));
  if (faults.length > 0) return err(faults);
  const sound = entries as readonly (Fields & RedirectRule & ExpressionRule)[];
  return ok({ rules: sound.filter((entry) => !isExpression(entry)), expressions: sound.filter(isExpression) });
};

/** The same from the text of a file. */
export const parseAnyRuleSet = (text: string): Result<AnyRuleSet, readonly string[]> => parseJson(text).andThen(readAnyRuleSet);
