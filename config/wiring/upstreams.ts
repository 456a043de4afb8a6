import type { DatabasePlace } from '#adapters/origin/database/storage/place.ts';
import { keepOrigin, type KeepOptions } from '#adapters/origin/process/keep-origin.ts';
import type { Time } from '#adapters/time/time.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { siteHeader } from '../settings/brand.ts';
import { beginningIn } from '#adapters/process/beginning-in.ts';
import type { Environment } from '../settings/environment.ts';
import { addressResolverOf, publicSitesOf } from './installation.ts';
import { originSecretOf } from '#adapters/process/origin-secret.ts';
import { mailOf, silenceOf } from '../settings/mail.ts';
import type { MainApi } from '#adapters/process/main-api.ts';
import { newsletterPlans, newsletters } from '../settings/newsletters.ts';
import { pushOf, pushWorkerBeside } from '../settings/push.ts';
import { topics } from '../settings/topics.ts';
import { redirectUriAt, signInOriginsOf, signInProviderOf } from '../settings/sign-in-provider.ts';
import { reservedWordsOf } from './reserved-words.ts';

/** Header name: docs/upstreams/main-api.md. */
const withSecret = (secret: string | undefined): MainApi['headers'] =>
  secret === undefined ? {} : { 'origin-secret': secret };

const remote = (url: string, secret: string | undefined): MainApi => ({
  url,
  headers: withSecret(secret),
  ready: Promise.resolve(),
  execute: async () => ({ failed: 'elsewhere', about: url }),
  advance: async () => undefined,
  collect: async () => [],
  stop: async () => undefined,
});

interface Place {
  readonly host: string;
  readonly port: number;
}

export type OriginListeners = Pick<KeepOptions, 'onState' | 'listener' | 'telemetry'>;

export const databaseOf = ({ DATA_DIR, DATABASE_URL, DATABASE_LISTEN_URL }: Environment): DatabasePlace =>
  DATABASE_URL ? { databaseUrl: DATABASE_URL, listenUrl: DATABASE_LISTEN_URL } : { dataDir: DATA_DIR };

/** Uses PGlite in the data folder or PostgreSQL; restarts when it fails to open or crashes. */
export const openOrigin = async (
  environment: Environment,
  sites: SiteFamily,
  worker: URL,
  listeners: OriginListeners,
  time: Time,
  place: Place | null = null,
): Promise<MainApi> => {
  const { DATA_DIR } = environment;
  const provider = signInProviderOf(environment);
  const secret = await originSecretOf(environment, time);
  const signInOrigins = signInOriginsOf(environment, sites);
  const isApart = place !== null;
  const origin = await keepOrigin({
    worker,
    time,
    testClock: environment.TEST_CLOCK !== 'off',
    ...listeners,
    database: databaseOf(environment),
    dataDir: DATA_DIR,
    content: { kind: 'stored', sites: publicSitesOf(environment), begins: await beginningIn(environment) },
    reserved: reservedWordsOf(
      addressResolverOf(sites, environment.SHOP_URL, { added: environment.REDIRECTS }),
      environment.ARTICLE_FLAGS,
    ),
    siteHeader,
    secret,
    otherSecret: environment.ORIGIN_SECRET_OTHER,
    signingKey: environment.SIGNING_KEY,
    otherSigningKey: environment.SIGNING_KEY_OTHER,
    mail: mailOf(environment, sites, isApart),
    newsletters,
    newsletterPlans,
    topics,
    push: pushOf(environment, sites, pushWorkerBeside(worker)),
    notifies: silenceOf(environment, sites, isApart) === null,
    signInProvider:
      provider === null
        ? undefined
        : { ...provider, redirectUris: signInOrigins.map((origin) => redirectUriAt({ origin })) },
    signInOrigins,
    liveScores: { simulator: environment.LIVE_SIMULATOR === 'on', clock: environment.LIVE_CLOCK },
    ...place,
  });
  return { ...origin, headers: withSecret(secret) };
};

export const mainApiOf = (
  environment: Environment,
  sites: SiteFamily,
  worker: URL,
  listeners: OriginListeners,
  time: Time,
): Promise<MainApi> =>
  environment.MAIN_API_URL
    ? Promise.resolve(remote(environment.MAIN_API_URL, environment.ORIGIN_SECRET))
    : openOrigin(environment, sites, worker, listeners, time);
