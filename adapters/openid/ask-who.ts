import type { Time } from '#adapters/time/time.ts';
import type { OpenedProvider, OpenProvider } from './open-provider.ts';

/** What a browser came back with, and what it was sent with. */
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
      /** Whether the provider has seen that the e-mail address is theirs. */
      readonly hasVerifiedAddress: boolean;
    }
  /** The provider's verdict, or ours on its answer: nobody. */
  | { readonly kind: 'nobody' }
  /** No verdict. `why` is a word of the protocol, and nothing of what was sent. */
  | { readonly kind: 'no-verdict'; readonly why: string };

/** Milliseconds for all that is asked: who waits has been told by then that nothing came of it (docs/upstreams/security.md). */
const patience = 2_200;

/** What the library says of an answer that is not to this question, or not of this provider. */
const notOurs: ReadonlySet<unknown> = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);

const verdictOn = (cause: unknown): Who => {
  const { code, error } = (cause ?? {}) as { readonly code?: unknown; readonly error?: unknown };
  if (error === 'invalid_grant' || notOurs.has(code)) return { kind: 'nobody' };
  const why = typeof error === 'string' ? error : code;
  return { kind: 'no-verdict', why: typeof why === 'string' && /^\w{1,60}$/.test(why) ? why : 'unreachable' };
};

const exchange = async ({ openId, configuration }: OpenedProvider, brought: BroughtBack): Promise<Who> => {
  const { issuer } = configuration.serverMetadata();
  const returned = new URL(brought.redirectUri);
  // Who told the code to the browser was asked before it came here.
  returned.search = new URLSearchParams({ code: brought.code, iss: issuer }).toString();
  const tokens = await openId.authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: brought.codeVerifier,
    expectedNonce: brought.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) return { kind: 'nobody' };
  const asksFurther = claims['email_verified'] === undefined && configuration.serverMetadata().userinfo_endpoint;
  const { email_verified: verified } = asksFurther
    ? await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : claims;
  return { kind: 'somebody', issuer, subject: claims.sub, hasVerifiedAddress: verified === true };
};

/** Asks a provider who came back from it with a code. */
export const createAskWho =
  (open: OpenProvider, time: Pick<Time, 'deadline'>) =>
  async (brought: BroughtBack): Promise<Who> => {
    const deadline = time.deadline(patience);
    let opened: OpenedProvider;
    try {
      opened = await open(deadline);
    } catch (cause) {
      const told = verdictOn(cause);
      return told.kind === 'no-verdict' ? told : { kind: 'no-verdict', why: 'not_itself' };
    }
    try {
      return await exchange(opened, brought);
    } catch (cause) {
      return verdictOn(cause);
    }
  };
