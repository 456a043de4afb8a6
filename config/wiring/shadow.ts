import { createShadow, type Shadow } from '#adapters/web/server/shadow/shadow.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';
import type { FindOldAddress } from '#core/addresses/redirects/old-address.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { Environment } from '../settings/environment.ts';
import { addressResolverOf } from './installation.ts';
import { atShop, readRuleFile } from '../settings/redirects.ts';

interface Needs {
  readonly environment: Environment;
  readonly sites: SiteFamily;
  readonly log: Log;
  readonly time: Pick<Time, 'monotonic'>;
  readonly findOld: FindOldAddress;
}

/** Null without a second rule set. */
export const shadowOf = ({ environment, sites, log, time, findOld }: Needs): Shadow | null => {
  const { SHADOW_RULES, SHOP_URL, REDIRECTS, PREVIEW } = environment;
  if (SHADOW_RULES === undefined) return null;
  const preview = PREVIEW === 'on';
  const rules = readRuleFile(SHADOW_RULES, SHOP_URL).unwrapOr(undefined);
  if (rules === undefined) throw new Error(`SHADOW_RULES: ${SHADOW_RULES} was readable at startup, but is not now`);
  return createShadow({
    judge: addressResolverOf(sites, SHOP_URL, { added: REDIRECTS, preview, findOld }).judge,
    tried: addressResolverOf(sites, SHOP_URL, { rules: atShop(SHOP_URL, rules), preview, findOld }).judge,
    now: time.monotonic,
    log,
  });
};
