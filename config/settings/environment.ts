import { z } from 'zod';
import { brand } from './brand.ts';
import { previewInPublic } from '#adapters/process/preview-in-public.ts';
import { testClockInPublic } from '#adapters/process/public-origins.ts';
import { wrongOthers, wrongPairs } from './rotating-secrets.ts';
import { readAddedRules, readRuleFile } from './redirects.ts';
import {
  addressBy,
  commaList,
  domain,
  flagNames,
  headerWord,
  httpAddress,
  megabytes,
  networkCode,
  networks,
  oneOf,
  origins,
  ownPath,
  port,
  publicOrigin,
  pushOrigins,
  pushPrivateKey,
  pushPublicKey,
  pushSubject,
  safeAddress,
  seconds,
  secret,
  share,
  sender,
  toolId,
  wholeNumber,
} from './values.ts';

const variables = {
  PORT: { schema: port.default(3000), example: '3000' },
  HOST: { schema: z.string().min(1).optional(), example: '0.0.0.0' },
  LISTEN_FD: { schema: wholeNumber(3, 1_000).optional(), example: '3' },
  LISTEN_AT: { schema: oneOf(['start', 'ready']).default('start'), example: 'ready' },
  DATA_DIR: { schema: z.string().min(1).default('.data'), example: '.data' },
  BUILDS_DIR: { schema: z.string().min(1).optional(), example: '/srv/builds' },
  DATABASE_URL: {
    schema: addressBy('postgres', 'postgresql').optional(),
    example: 'postgres://user:secret@127.0.0.1:5432/news',
  },
  DATABASE_LISTEN_URL: {
    schema: addressBy('postgres', 'postgresql').optional(),
    example: 'postgres://user:secret@127.0.0.1:5432/news',
  },
  REDIS_URL: { schema: addressBy('redis', 'rediss').optional(), example: 'redis://127.0.0.1:6379' },
  MAIN_API_URL: { schema: httpAddress.optional(), example: 'https://api.example.org' },
  ORIGIN_SECRET: { schema: secret.optional(), example: '<openssl rand -hex 32>' },
  ORIGIN_SECRET_OTHER: { schema: secret.optional(), example: '<openssl rand -hex 32>' },
  LIVE_SCORE_API_URL: { schema: httpAddress.optional(), example: 'https://scores.example.org' },
  LIVE_SCORE_API_KEY: { schema: headerWord.optional(), example: '<key>' },
  LIVE_SCORE_CALLS_PER_MINUTE: { schema: wholeNumber(1, 100_000).default(300), example: '300' },
  LIVE_SCORE_IMAGE_ORIGINS: { schema: origins, example: 'https://media.example.org' },
  LIVE_SIMULATOR: { schema: oneOf(['on', 'off']).default('on'), example: 'off' },
  LIVE_CLOCK: { schema: z.string().min(1).optional(), example: '60' },
  CRM_URL: { schema: httpAddress.optional(), example: 'https://crm.example.org' },
  SECURITY_URL: { schema: httpAddress.optional(), example: 'https://security.example.org' },
  QUIZ_URL: { schema: httpAddress.optional(), example: 'https://quiz.example.org' },
  OPERATOR_PORT: { schema: port.default(3001), example: '3001' },
  SMTP_URL: { schema: addressBy('smtp', 'smtps').optional(), example: 'smtps://name:secret@mail.example.org' },
  MAIL_FROM: { schema: sender.optional(), example: `Hírlevél <level@${brand.domain}>` },
  PUSH_ORIGINS: { schema: pushOrigins, example: 'https://fcm.googleapis.com,https://web.push.apple.com' },
  VAPID_PUBLIC_KEY: { schema: pushPublicKey.optional(), example: '<npx web-push generate-vapid-keys>' },
  VAPID_PRIVATE_KEY: { schema: pushPrivateKey.optional(), example: '<npx web-push generate-vapid-keys>' },
  VAPID_PUBLIC_KEY_OTHER: { schema: pushPublicKey.optional(), example: '<npx web-push generate-vapid-keys>' },
  VAPID_PRIVATE_KEY_OTHER: { schema: pushPrivateKey.optional(), example: '<npx web-push generate-vapid-keys>' },
  VAPID_SUBJECT: { schema: pushSubject.optional(), example: `mailto:ugyelet@${brand.domain}` },
  OIDC_ISSUER: { schema: safeAddress.optional(), example: 'https://accounts.example.org' },
  OIDC_CLIENT_ID: { schema: headerWord.optional(), example: '<id>' },
  OIDC_CLIENT_SECRET: { schema: z.string().min(1).max(2_000).optional(), example: '<secret>' },
  OIDC_CLIENT_SECRET_OTHER: { schema: z.string().min(1).max(2_000).optional(), example: '<secret>' },
  SIGNING_KEY: { schema: secret.optional(), example: '<openssl rand -hex 32>' },
  SIGNING_KEY_OTHER: { schema: secret.optional(), example: '<openssl rand -hex 32>' },
  MAIN_DOMAIN: { schema: domain.default(brand.domain), example: brand.domain },
  SISTER_DOMAIN: { schema: domain.default(brand.sisterDomain), example: brand.sisterDomain },
  PUBLIC_ORIGIN: { schema: publicOrigin.optional(), example: `https://${brand.domain}` },
  SISTER_PUBLIC_ORIGIN: { schema: publicOrigin.optional(), example: `https://${brand.sisterDomain}` },
  FEED_ID_ORIGIN: { schema: publicOrigin.optional(), example: `https://${brand.domain}` },
  SISTER_FEED_ID_ORIGIN: { schema: publicOrigin.optional(), example: `https://${brand.sisterDomain}` },
  REDIRECTS: { schema: z.string().min(1).optional(), example: '/etc/site/redirects.json' },
  ARTICLE_FLAGS: { schema: flagNames, example: 'helyszini,sajat-anyag' },
  MIGRATE_KEY: { schema: z.string().min(1).max(2_000).optional(), example: '<user:application password>' },
  MIGRATE_KEY_FILE: { schema: z.string().min(1).optional(), example: '/run/secrets/old-site' },
  SHADOW_RULES: { schema: z.string().min(1).optional(), example: '/etc/site/next-redirects.json' },
  SHOP_URL: { schema: addressBy('https').default(brand.shopUrl), example: brand.shopUrl },
  ASSET_ORIGINS: { schema: origins, example: 'https://assets.example.org,https://audio.example.org' },
  AD_NETWORK_CODE: { schema: networkCode.optional(), example: '1234567' },
  AD_SCRIPT_URL: { schema: safeAddress.optional(), example: 'https://ads.example.org/tag/js/gpt.js' },
  CONSENT_SCRIPT_PATH: { schema: ownPath.optional(), example: '/hozzajarulas/cmp.js' },
  SISTER_CONSENT_SCRIPT_PATH: { schema: ownPath.optional(), example: '/hozzajarulas/cmp.js' },
  CAMPAIGN_SCRIPT_URL: { schema: safeAddress.optional(), example: 'https://campaigns.example.org/campaigns.js' },
  AUDIENCE_SCRIPT_URL: { schema: safeAddress.optional(), example: 'https://audience.example.org/tool.js' },
  SOCIAL_SCRIPT_URL: { schema: safeAddress.optional(), example: 'https://social.example.org/hu_HU/sdk.js' },
  AUDIENCE_TOOL_ID: { schema: toolId.optional(), example: '<id>' },
  SISTER_AUDIENCE_TOOL_ID: { schema: toolId.optional(), example: '<id>' },
  VERIFICATION_CODE: { schema: toolId.optional(), example: '<code>' },
  SISTER_VERIFICATION_CODE: { schema: toolId.optional(), example: '<code>' },
  TRUSTED_PROXIES: { schema: networks, example: '127.0.0.1,10.0.0.0/8' },
  EDGE_TAGS: { schema: oneOf(['Cache-Tag', 'Surrogate-Key', 'xkey']).optional(), example: 'xkey' },
  EDGE_SECONDS: { schema: wholeNumber(1, 86_400).optional(), example: '300' },
  EDGE_SECONDS_HEADER: {
    schema: oneOf(['Cache-Control', 'Surrogate-Control', 'CDN-Cache-Control']).default('Cache-Control'),
    example: 'CDN-Cache-Control',
  },
  EDGE_VARNISH_URLS: { schema: origins, example: 'http://10.0.0.7:6081,http://10.0.0.8:6081' },
  EDGE_VARNISH_TOKEN: { schema: secret.optional(), example: '<openssl rand -hex 32>' },
  EDGE_FASTLY_URL: { schema: safeAddress.optional(), example: 'https://api.fastly.com/service/<id>' },
  EDGE_FASTLY_TOKEN: { schema: headerWord.optional(), example: '<token>' },
  EDGE_CLOUDFLARE_URL: {
    schema: safeAddress.optional(),
    example: 'https://api.cloudflare.com/client/v4/zones/<id>',
  },
  EDGE_CLOUDFLARE_TOKEN: { schema: headerWord.optional(), example: '<token>' },
  PAGE_CACHE: { schema: oneOf(['on', 'off']).default('on'), example: 'off' },
  WARM_ARTICLES: { schema: wholeNumber(0, 1_000).default(25), example: '25' },
  PAGES_MEMORY_MB: { schema: megabytes.default(64), example: '64' },
  PAGES_REDIS_MB: { schema: megabytes.default(1024), example: '1024' },
  PAGES_DISK_MB: { schema: megabytes.default(1024), example: '1024' },
  PREVIEW_OF: { schema: publicOrigin.optional(), example: `https://${brand.domain}` },
  SISTER_PREVIEW_OF: { schema: publicOrigin.optional(), example: `https://${brand.sisterDomain}` },
  PREVIEW_ORIGINS: { schema: commaList.pipe(z.array(publicOrigin)), example: `https://elonezet.${brand.domain}` },
  PREVIEW: { schema: oneOf(['on', 'off']).default('off'), example: 'on' },
  SERVICE_WORKER: { schema: oneOf(['on', 'off']).default('on'), example: 'off' },
  TEST_CLOCK: { schema: oneOf(['on', 'strict', 'off']).default('off'), example: 'on' },
  DRAIN_SECONDS: { schema: seconds.optional(), example: '5' },
  QUICK_HITS: { schema: oneOf(['on', 'off']).default('on'), example: 'off' },
  DICTIONARIES: { schema: oneOf(['on', 'off']).default('on'), example: 'off' },
  ACCESS_LOG: { schema: oneOf(['on', 'off']).default('off'), example: 'on' },
  LOG_FORMAT: { schema: oneOf(['json', 'text']).optional(), example: 'json' },
  METRICS_HOST: { schema: z.string().min(1).default('127.0.0.1'), example: '10.0.0.5' },
  METRICS_PORT: { schema: port.optional(), example: '9464' },
  OTEL_EXPORTER_OTLP_ENDPOINT: { schema: httpAddress.optional(), example: 'http://127.0.0.1:4318' },
  OTEL_TRACES_SAMPLER_ARG: { schema: share.default(1), example: '0.1' },
  LOG_LEVEL: { schema: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'), example: 'info' },
} as const;

type Variables = typeof variables;
export type Environment = { readonly [Name in keyof Variables]: z.output<Variables[Name]['schema']> };

export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | {
      readonly ok: false;
      readonly errors: readonly string[];
    };

export const knownVariables = variables as Readonly<
  Record<keyof Variables, { readonly schema: z.ZodType; readonly example: string }>
>;

const belonging = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['VAPID_PUBLIC_KEY_OTHER', 'VAPID_PRIVATE_KEY_OTHER'],
  ['AD_NETWORK_CODE', 'AD_SCRIPT_URL'],
  ['AUDIENCE_SCRIPT_URL', 'AUDIENCE_TOOL_ID'],
  ['EDGE_VARNISH_URLS', 'EDGE_VARNISH_TOKEN'],
  ['EDGE_FASTLY_URL', 'EDGE_FASTLY_TOKEN'],
  ['EDGE_CLOUDFLARE_URL', 'EDGE_CLOUDFLARE_TOKEN'],
] as const;

const missingOfTogether = (env: Readonly<Record<string, string | undefined>>): readonly string[] =>
  belonging.flatMap((together) => {
    const missing = together.filter((name) => !env[name]);
    if (missing.length === together.length) return [];
    return missing.map(
      (name) =>
        `${name} must be set, because ${together.join(', ')} require each other (example: ${variables[name].example})`,
    );
  });

/** Without purges, caches in front of the site must not hold pages longer than browsers do. */
const edgeWithout = (env: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const purged = ['EDGE_VARNISH_URLS', 'EDGE_FASTLY_URL', 'EDGE_CLOUDFLARE_URL'].find((name) => env[name]);
  if (purged !== undefined && !env['EDGE_TAGS'])
    return [`EDGE_TAGS must be set, because ${purged} purges by tags (example: ${variables.EDGE_TAGS.example})`];
  return purged === undefined && env['EDGE_SECONDS']
    ? [
        'EDGE_SECONDS needs EDGE_VARNISH_URLS, EDGE_FASTLY_URL or EDGE_CLOUDFLARE_URL, or removed articles stay in the cache',
      ]
    : [];
};

const samePort = ({ PORT, METRICS_PORT }: Pick<Environment, 'PORT' | 'METRICS_PORT'>): readonly string[] =>
  METRICS_PORT !== undefined && PORT === METRICS_PORT && PORT !== 0
    ? ['METRICS_PORT must differ from PORT (example: 9464)']
    : [];

const faultsOfRules = ({
  REDIRECTS,
  SHADOW_RULES,
  SHOP_URL,
}: Pick<Environment, 'REDIRECTS' | 'SHADOW_RULES' | 'SHOP_URL'>): readonly string[] => {
  const told = (name: string, read: typeof readRuleFile, path: string | undefined): readonly string[] =>
    path === undefined
      ? []
      : read(path, SHOP_URL).match(
          () => [],
          (faults) => faults.map((fault) => `${name}: ${fault}`),
        );
  return [...told('REDIRECTS', readAddedRules, REDIRECTS), ...told('SHADOW_RULES', readRuleFile, SHADOW_RULES)];
};

/**
 * Reports all errors at once. An empty value counts as unset. No colon or equals sign may follow a name: the log
 * scrubber (adapters/telemetry/scrub.ts) would redact the text after it.
 */
export const readEnvironment = (env: Readonly<Record<string, string | undefined>>): EnvironmentReading => {
  const errors: string[] = [];
  const entries = Object.entries(variables).map(([name, { schema, example }]) => {
    const reading = schema.safeParse(env[name] || undefined);
    if (!reading.success) {
      const faults = new Set(reading.error.issues.map(({ message }) => message));
      errors.push(`${name} is wrong: ${[...faults].join('; ')} (example: ${example})`);
    }
    return [name, reading.data] as const;
  });
  errors.push(...missingOfTogether(env), ...wrongOthers(env), ...edgeWithout(env), ...testClockInPublic(env));
  const environment = Object.fromEntries(entries) as Environment;
  if (errors.length === 0) errors.push(...wrongPairs(env));
  errors.push(...previewInPublic(environment), ...samePort(environment));
  // Uses the default shop when SHOP_URL is invalid, to report rule errors too.
  errors.push(...faultsOfRules({ ...environment, SHOP_URL: environment.SHOP_URL ?? brand.shopUrl }));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, environment };
};
