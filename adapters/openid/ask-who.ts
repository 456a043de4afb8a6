import type { Time } from '#adapters/time/time.ts';
import type { OpenedProvider, OpenProvider } from './open-provider.ts';

export interface BroughtBack {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

export type Who =
  | {
      readonly kind: 'somebody';
      readonly issuer: string;
      readonly subject: string;
      readonly hasVerifiedAddress: boolean;
    }
  | { readonly kind: 'nobody' }
  /** `why` is an OAuth error code and contains no request data. */
  | { readonly kind: 'no-verdict'; readonly why: string };

/** Milliseconds for the whole exchange (docs/upstreams/security.md). */
const timeout = 2_200;
/** Seconds that the provider's clock may be ahead. */
const maxAhead = 300;

const notOurs: ReadonlySet<unknown> = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);

const wrongSecret: ReadonlySet<string> = new Set(['invalid_client', 'OAUTH_WWW_AUTHENTICATE_CHALLENGE']);

const verdictOn = (cause: unknown): Who => {
  const { code, error } = (cause ?? {}) as { readonly code?: unknown; readonly error?: unknown };
  if (error === 'invalid_grant' || notOurs.has(code)) return { kind: 'nobody' };
  const why = typeof error === 'string' ? error : code;
  return { kind: 'no-verdict', why: typeof why === 'string' && /^\w{1,60}$/.test(why) ? why : 'unreachable' };
};

const exchange = async ({ openId, configuration }: OpenedProvider, brought: BroughtBack, now: number): Promise<Who> => {
  const { issuer } = configuration.serverMetadata();
  const returned = new URL(brought.redirectUri);
  // The caller has already checked `iss`.
  returned.search = new URLSearchParams({ code: brought.code, iss: issuer }).toString();
  const tokens = await openId.authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: brought.codeVerifier,
    expectedNonce: brought.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) return { kind: 'nobody' };
  // The library checks `azp` beside several audiences only, and no `iat` in the future.
  const { azp = configuration.clientMetadata().client_id, iat } = claims;
  if (azp !== configuration.clientMetadata().client_id || iat > now / 1000 + maxAhead) return { kind: 'nobody' };
  const asksFurther = claims['email_verified'] === undefined && configuration.serverMetadata().userinfo_endpoint;
  const { email_verified: verified } = asksFurther
    ? await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : claims;
  return { kind: 'somebody', issuer, subject: claims.sub, hasVerifiedAddress: verified === true };
};

export const createAskWho =
  (open: OpenProvider, time: Pick<Time, 'deadline' | 'now'>) =>
  async (brought: BroughtBack): Promise<Who> => {
    const deadline = time.deadline(timeout);
    let opened: OpenedProvider;
    try {
      opened = await open(deadline);
    } catch (cause) {
      const told = verdictOn(cause);
      return told.kind === 'no-verdict' ? told : { kind: 'no-verdict', why: 'not_itself' };
    }
    try {
      return await exchange(opened, brought, time.now());
    } catch (cause) {
      const first = verdictOn(cause);
      const { otherConfiguration: configuration } = opened;
      // The provider knows only the other secret yet, or not any more. It checks the secret before it uses the code up.
      if (configuration === null || first.kind !== 'no-verdict' || !wrongSecret.has(first.why)) return first;
      return exchange({ ...opened, configuration }, brought, time.now()).catch(verdictOn);
    }
  };
