import type { Time } from '#adapters/time/time.ts';
import type { OpenProvider } from './open-provider.ts';

/** What a sign-in is begun with; none of it is told to anybody but the provider, and the verifier not to it either. */
export interface Beginning {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ProviderDoor {
  /** Where the browser goes. */
  readonly location: string;
  readonly issuer: string;
  /** Whether it names itself in every answer (RFC 9207). */
  readonly namesItself: boolean;
}

/** Milliseconds: somebody waits before an empty page. */
const patience = 2_000;

/**
 * Where a browser goes to sign in at a provider (spec §4, "Sign-in": scopes openid, profile and email). Null while the
 * provider cannot be reached.
 */
export const createAuthorizationAddress =
  (open: OpenProvider, time: Pick<Time, 'deadline'>) =>
  async ({ redirectUri, state, nonce, codeVerifier }: Beginning): Promise<ProviderDoor | null> => {
    try {
      const { openId, configuration } = await open(time.deadline(patience));
      const location = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      const { issuer, authorization_response_iss_parameter_supported: namesItself } = configuration.serverMetadata();
      return { location: location.href, issuer, namesItself: namesItself === true };
    } catch {
      return null;
    }
  };
