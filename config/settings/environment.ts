import { z } from 'zod';
import { isNetwork } from '#adapters/web/requests/trusted-proxies.ts';
import { needsSecureCookies } from '#core/readers/sessions/session-cookie.ts';
import { brand } from './brand.ts';
import { previewInPublic } from '#adapters/process/preview-in-public.ts';
import { testClockInPublic } from '#adapters/process/public-origins.ts';
import { arePushKeys, pushServices } from '#adapters/origin/readers/notifications/push-services.ts';
import { readAddedRules, readRuleFile } from './redirects.ts';

const addressBy = (...schemes: readonly string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${schemes.join('|')})$`),
    error: `must be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });
const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be ${words.join(' or ')}` });
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
const port = wholeNumber(0, 65_535);
const drain = { error: 'must be a number from 0 to 600' };
const seconds = z.coerce.number(drain).min(0, drain).max(600, drain);
const httpAddress = addressBy('http', 'https').transform((url) => url.replace(/\/+$/, ''));
/** URLs are built from it, therefore it must not have a path or a query. */
const publicOrigin = httpAddress
  .refine((url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`, {
    error: 'must be an origin: a scheme, a host and optionally a port, without a path or query',
  })
  .transform((url) => new URL(url).origin);
const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );
const origins = commaList
  .pipe(z.array(httpAddress))
  .transform((addresses) => addresses.map((address) => new URL(address).origin));
const flagNames = commaList.pipe(
  z.array(z.string().regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/, 'flags must have only a-z, 0-9, and - _ . between them')),
);
const networks = commaList.pipe(
  z.array(
    z.string().refine(isNetwork, { error: ({ input }) => `${String(input)} is not an IP address or CIDR block` }),
  ),
);
const megabytes = wholeNumber(1, 1_000_000);
/** Valid as a header value and long enough against guessing. */
const secret = z.string().regex(/^[\x21-\x7e]{24,200}$/, 'must be 24 to 200 printable ASCII characters without spaces');
const headerWord = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be printable ASCII characters without spaces');
/** Requires https; http is allowed on loopback only. */
const safeAddress = addressBy('http', 'https').refine(
  (url) => URL.canParse(url) && (url.startsWith('https:') || !needsSecureCookies(new URL(url).origin)),
  { error: 'must use https (http is allowed on loopback only)' },
);
/** Rejects characters that could end a mail header line. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>\p{C}]{1,100} <[^\s<>@\p{C}]{1,64}@[^\s<>@\p{C}]{3,255}>|[^\s<>@\p{C}]{1,64}@[^\s<>@\p{C}]{3,255})$/u,
    'must be an email address, or a name and an email address in angle brackets',
  );
/** A path on our own host (R26): `//host` and `/\\host` would lead to another host. */
const ownPath = z
  .string()
  .regex(
    /^\/(?![/\\])[\w./~-]{1,300}(\?[\w=&.~-]{0,300})?$/,
    'must be a path on the same host, such as /hozzajarulas/cmp.js',
  );
const networkCode = z.string().regex(/^\d{1,20}(,\d{1,20})?$/, 'must be the numeric code of an ad network');
const toolId = z.string().regex(/^[\w-]{1,100}$/, 'must have only letters, digits, - and _');
/** Requires https although messages are encrypted; loopback is for fakes. */
const pushOrigins = commaList
  .transform((given) => (given.length === 0 ? pushServices : given))
  .pipe(
    z.array(
      httpAddress.refine(
        (url) => !URL.canParse(url) || url.startsWith('https:') || !needsSecureCookies(new URL(url).origin),
        { error: 'must use https (http is allowed on loopback only)' },
      ),
    ),
  )
  .transform((addresses) => addresses.map((address) => new URL(address).origin));
/** P-256 in base64url: a point of 65 bytes and a scalar of 32. */
const pushPublicKey = z.string().regex(/^B[\w-]{86}$/, 'must be a P-256 public key in base64url');
const pushPrivateKey = z.string().regex(/^[\w-]{43}$/, 'must be a P-256 private key in base64url');
const pushSubject = z
  .string()
  .regex(/^(?:mailto:[^\s@<>]{1,64}@[^\s@<>]{3,255}|https:\/\/[^\s]{3,300})$/, 'must begin with mailto: or https://');
const domain = z.string().regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a lower-case host name without a port');

const variables = {
  PORT: { schema: port.default(3000), example: '3000' },
  HOST: { schema: z.string().min(1).optional(), example: '0.0.0.0' },
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
  VAPID_SUBJECT: { schema: pushSubject.optional(), example: `mailto:ugyelet@${brand.domain}` },
  OIDC_ISSUER: { schema: safeAddress.optional(), example: 'https://accounts.example.org' },
  OIDC_CLIENT_ID: { schema: headerWord.optional(), example: '<id>' },
  OIDC_CLIENT_SECRET: { schema: z.string().min(1).max(2_000).optional(), example: '<secret>' },
  SIGNING_KEY: { schema: secret.optional(), example: '<openssl rand -hex 32>' },
  MAIN_DOMAIN: { schema: domain.default(brand.domain), example: brand.domain },
  SISTER_DOMAIN: { schema: domain.default(brand.sisterDomain), example: brand.sisterDomain },
  PUBLIC_ORIGIN: { schema: publicOrigin.optional(), example: `https://${brand.domain}` },
  SISTER_PUBLIC_ORIGIN: { schema: publicOrigin.optional(), example: `https://${brand.sisterDomain}` },
  FEED_ID_ORIGIN: { schema: publicOrigin.optional(), example: `https://${brand.domain}` },
  SISTER_FEED_ID_ORIGIN: { schema: publicOrigin.optional(), example: `https://${brand.sisterDomain}` },
  REDIRECTS: { schema: z.string().min(1).optional(), example: '/etc/site/redirects.json' },
  ARTICLE_FLAGS: { schema: flagNames, example: 'helyszini,sajat-anyag' },
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
  PAGE_CACHE: { schema: oneOf(['on', 'off']).default('on'), example: 'off' },
  PAGES_MEMORY_MB: { schema: megabytes.default(64), example: '64' },
  PAGES_REDIS_MB: { schema: megabytes.default(1024), example: '1024' },
  PAGES_DISK_MB: { schema: megabytes.default(1024), example: '1024' },
  PREVIEW_OF: { schema: publicOrigin.optional(), example: `https://${brand.domain}` },
  SISTER_PREVIEW_OF: { schema: publicOrigin.optional(), example: `https://${brand.sisterDomain}` },
  PREVIEW_ORIGINS: { schema: commaList.pipe(z.array(publicOrigin)), example: `https://elonezet.${brand.domain}` },
  PREVIEW: { schema: oneOf(['on', 'off']).default('off'), example: 'on' },
  SERVICE_WORKER: { schema: oneOf(['on', 'off']).default('on'), example: 'off' },
  TEST_CLOCK: { schema: oneOf(['on', 'off']).default('off'), example: 'on' },
  DRAIN_SECONDS: { schema: seconds.optional(), example: '5' },
  QUICK_HITS: { schema: oneOf(['on', 'off']).default('on'), example: 'off' },
  DICTIONARIES: { schema: oneOf(['on', 'off']).default('on'), example: 'off' },
  ACCESS_LOG: { schema: oneOf(['on', 'off']).default('off'), example: 'on' },
  LOG_FORMAT: { schema: oneOf(['json', 'text']).optional(), example: 'json' },
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
  ['AD_NETWORK_CODE', 'AD_SCRIPT_URL'],
  ['AUDIENCE_SCRIPT_URL', 'AUDIENCE_TOOL_ID'],
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

/** Browsers reject messages of a mismatched key pair. */
const wrongPair = (env: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey || !privateKey || arePushKeys(publicKey, privateKey)) return [];
  return ['VAPID_PRIVATE_KEY and VAPID_PUBLIC_KEY must be one key pair: generate both again'];
};

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
  errors.push(...missingOfTogether(env), ...testClockInPublic(env));
  const environment = Object.fromEntries(entries) as Environment;
  if (errors.length === 0) errors.push(...wrongPair(env));
  errors.push(...previewInPublic(environment));
  // Uses the default shop when SHOP_URL is invalid, to report rule errors too.
  errors.push(...faultsOfRules({ ...environment, SHOP_URL: environment.SHOP_URL ?? brand.shopUrl }));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, environment };
};
