import { compileRules, type FindRule } from '../redirects/compile-rules.ts';
import { readRuleSet } from '../redirects/read-rule-set.ts';

export type AddressPair = readonly [from: string, to: string];

/** Compiles patterns and targets of redirect rules. Invalid ones are ignored; null when none is left. */
export const shapesOf = (shapes: readonly AddressPair[], prefixes: readonly string[]): FindRule | null => {
  const rules = shapes.flatMap(([from, to], at) =>
    readRuleSet({ rules: [{ id: `old-shape-${at + 1}`, from, to, status: 301, examples: [] }] }, '').unwrapOr([]),
  );
  return rules.length === 0 ? null : compileRules(rules, prefixes);
};
