import { existsSync } from 'node:fs';
import type { PushKeys, PushOptions } from '#adapters/origin/readers/topics/planned-topic.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { needsSecureCookies } from '#core/readers/sessions/session-cookie.ts';
import { brand } from './brand.ts';
import type { Environment } from './environment.ts';

/** A loopback push service is allowed only when `PUSH_ORIGINS` names it and all sites are on loopback. */
export const pushOriginsOf = (
  { PUSH_ORIGINS }: Pick<Environment, 'PUSH_ORIGINS'>,
  sites: SiteFamily,
): readonly string[] => {
  const onLoopback = sites.every(({ origin }) => !needsSecureCookies(origin));
  return PUSH_ORIGINS.filter((origin) => origin.startsWith('https://') || onLoopback);
};

export const pushWorkerBeside = (originWorker: URL): string | undefined => {
  const file = new URL('./push.js', originWorker);
  return existsSync(file) ? file.href : undefined;
};

const pairOf = (publicKey: string | undefined, privateKey: string | undefined): PushKeys | undefined =>
  publicKey && privateKey ? { publicKey, privateKey } : undefined;

export const pushOf = (
  environment: Pick<
    Environment,
    | 'PUSH_ORIGINS'
    | 'VAPID_PUBLIC_KEY'
    | 'VAPID_PRIVATE_KEY'
    | 'VAPID_PUBLIC_KEY_OTHER'
    | 'VAPID_PRIVATE_KEY_OTHER'
    | 'VAPID_SUBJECT'
  >,
  sites: SiteFamily,
  worker?: string,
): PushOptions => {
  const { VAPID_SUBJECT: subject } = environment;
  return {
    origins: pushOriginsOf(environment, sites),
    keys: pairOf(environment.VAPID_PUBLIC_KEY, environment.VAPID_PRIVATE_KEY),
    otherKeys: pairOf(environment.VAPID_PUBLIC_KEY_OTHER, environment.VAPID_PRIVATE_KEY_OTHER),
    subject: subject ?? `mailto:ugyelet@${brand.domain}`,
    worker,
  };
};
