import { readRuleSet } from '#core/addresses/redirects/read-rule-set.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { brand } from './brand.ts';
import { readAddedRules } from './rule-file.ts';
import ruleSet from '../redirects.json' with { type: 'json' };

const stop = (faults: readonly string[]): never => {
  throw new Error(faults.join('; '));
};

export const atShop = (shopUrl: string, rules: readonly RedirectRule[]): readonly RedirectRule[] =>
  rules.map((rule) => (rule.to === brand.shopUrl ? { ...rule, to: shopUrl } : rule));

/**
 * Rules of spec §9.1, after those of the file `added`: the first match wins, therefore an installation can override
 * them. An invalid set stops the start.
 */
export const redirectRules = (shopUrl: string = brand.shopUrl, added?: string): readonly RedirectRule[] => {
  const own = readRuleSet(ruleSet, brand.shopUrl).match(
    (rules) => rules,
    (faults) => stop(faults.map((fault) => `config/redirects.json: ${fault}`)),
  );
  const before = added === undefined ? [] : readAddedRules(added, shopUrl).match((rules) => rules, stop);
  return atShop(shopUrl, [...before, ...own]);
};
