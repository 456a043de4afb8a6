import { readFileSync } from 'node:fs';
import { err, ok, Result } from 'neverthrow';
import { closedLogin } from '#core/addresses/redirects/closed-login.ts';
import { entriesOf, parseJson, readRuleSet } from '#core/addresses/redirects/read-rule-set.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import { schemaFaultInWords } from '#core/addresses/redirects/schema-fault.ts';
import { brand } from './brand.ts';
import ruleSet from './redirects.json' with { type: 'json' };

const readText = Result.fromThrowable(
  (path: string) => readFileSync(path, 'utf8').replace(/^\ufeff/, ''),
  (cause): readonly string[] => [`cannot be read (${(cause as NodeJS.ErrnoException).code ?? String(cause)})`],
);

/** An installation that has its shop elsewhere may name it by its own address, or by the publication's. */
const atHome =
  (shopUrl: string) =>
  (entry: unknown): unknown =>
    (entry as { readonly to?: unknown } | null)?.to === shopUrl ? { ...(entry as object), to: brand.shopUrl } : entry;

/** The rule set of a file; else everything that is wrong with it, a line each. */
export const readRuleFile = (path: string, shopUrl: string): Result<readonly RedirectRule[], readonly string[]> =>
  readText(path)
    .andThen((text) =>
      parseJson(text)
        .andThen(entriesOf)
        .mapErr((faults): readonly string[] => faults.map(schemaFaultInWords)),
    )
    .andThen((entries) => readRuleSet({ rules: entries.map(atHome(shopUrl)) }, brand.shopUrl))
    .mapErr((faults) => faults.map((fault) => `${path}: ${fault}`));

const taken = new Set<string>([...ruleSet.rules.map(({ id }) => id), ...builtInRules, closedLogin.id]);

/** The rules of a file that are to stand beside the product's own, whose ids they must not bear. */
export const readAddedRules = (path: string, shopUrl: string): Result<readonly RedirectRule[], readonly string[]> =>
  readRuleFile(path, shopUrl).andThen((rules) => {
    const twice = rules.filter(({ id }) => taken.has(id));
    return twice.length === 0
      ? ok(rules)
      : err(twice.map(({ id }) => `${path}: the id "${id}" is one of the product's own rules`));
  });
