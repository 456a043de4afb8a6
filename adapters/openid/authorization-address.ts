import type { Time } from '#adapters/time/time.ts';
import type { OpenProvider } from './open-provider.ts';

export interface Beginning {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ProviderDoor {
  readonly location: string;
  readonly issuer: string;
  /** RFC 9207: the provider sends `iss` in every authorization response. */
  readonly namesItself: boolean;
}

/** Milliseconds; the browser shows an empty page until then. */
const timeout = 2_000;

/**
 * The authorization URL (spec §4, "Sign-in": scopes openid, profile and email). Null when the provider is unreachable.
 */
export const createAuthorizationAddress =
  (open: OpenProvider, time: Pick<Time, 'deadline'>) =>
  async ({ redirectUri, state, nonce, codeVerifier }: Beginning): Promise<ProviderDoor | null> => {
    try {
      const { openId, configuration } = await open(time.deadline(timeout));
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
