import { readFileSync } from 'node:fs';
import { err, ok, Result } from 'neverthrow';
import { addressResolver } from '#core/addresses/address-resolver.ts';
import { closedLogin } from '#core/addresses/redirects/closed-login.ts';
import { entriesOf, parseJson, readRuleSet } from '#core/addresses/redirects/read-rule-set.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import { schemaFaultInWords } from '#core/addresses/redirects/schema-fault.ts';
import { pageAddresses } from '#core/pages/page-address-resolver.ts';
import { addressesInWords, pagesTaken } from '#core/addresses/rule-sets/pages-taken.ts';
import { academySegment, brand } from './brand.ts';
import { resources } from '#adapters/web/endpoints/resources.ts';
import { publicAddresses, sitesAt } from './sites.ts';
import ruleSet from '../redirects.json' with { type: 'json' };

const readText = Result.fromThrowable(
  (path: string) => readFileSync(path, 'utf8').replace(/^\ufeff/, ''),
  (cause): readonly string[] => [`cannot be read (${(cause as NodeJS.ErrnoException).code ?? String(cause)})`],
);

/** Rules may name the shop by its own URL or by the default one. */
const atHome =
  (shopUrl: string) =>
  (entry: unknown): unknown =>
    (entry as { readonly to?: unknown } | null)?.to === shopUrl ? { ...(entry as object), to: brand.shopUrl } : entry;

export const readRuleFile = (path: string, shopUrl: string): Result<readonly RedirectRule[], readonly string[]> =>
  readText(path)
    .andThen((text) =>
      parseJson(text)
        .andThen(entriesOf)
        .mapErr((faults): readonly string[] => faults.map(schemaFaultInWords)),
    )
    .andThen((entries) => readRuleSet({ rules: entries.map(atHome(shopUrl)) }, brand.shopUrl))
    .mapErr((faults) => faults.map((fault) => `${path}: ${fault}`));

const ownIds = new Set<string>([...ruleSet.rules.map(({ id }) => id), ...builtInRules, closedLogin.id]);

const faultsOfTaking = (rules: readonly RedirectRule[]): readonly string[] => {
  const sites = sitesAt(publicAddresses);
  const needs = { ...pageAddresses({ sites, academySegment }), sites, resources };
  const taken = pagesTaken(rules, { ...needs, book: addressResolver({ ...needs, rules }) });
  return rules
    .filter(({ id, accepts }) => taken.has(id) && accepts?.['takes-page'] === undefined)
    .map(
      ({ id }) =>
        `rule "${id}" takes over existing pages: ${addressesInWords(taken.get(id) ?? [])}. ` +
        'Narrow its "from", or add "accepts": {"takes-page": "the reason"}',
    );
};

/** Added rules must not reuse ids, or hide live pages without a reason (R61). */
export const readAddedRules = (path: string, shopUrl: string): Result<readonly RedirectRule[], readonly string[]> =>
  readRuleFile(path, shopUrl).andThen((rules) => {
    const faults = [
      ...rules
        .filter(({ id }) => ownIds.has(id))
        .map(({ id }) => `the id "${id}" is already that of a built-in rule. Choose another id`),
      ...faultsOfTaking(rules),
    ];
    return faults.length === 0 ? ok(rules) : err(faults.map((fault) => `${path}: ${fault}`));
  });

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
