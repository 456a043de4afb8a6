import { readRuleSet } from '#core/addresses/redirects/read-rule-set.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { brand } from './brand.ts';
import ruleSet from './redirects.json' with { type: 'json' };

/**
 * The product's own rule set (spec §9.1); an installation may have its shop elsewhere. A broken set stops the start.
 */
export const redirectRules = (shopUrl: string = brand.shopUrl): readonly RedirectRule[] =>
  readRuleSet(ruleSet, brand.shopUrl).match(
    (rules) => rules.map((rule) => (rule.to === brand.shopUrl ? { ...rule, to: shopUrl } : rule)),
    (faults) => {
      throw new Error(`config/redirects.json: ${faults.join('; ')}`);
    },
  );
