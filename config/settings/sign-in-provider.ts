import type { ProviderSettings } from '#adapters/openid/open-provider.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { SignInWay } from '#core/pages/readers/login/login-content.ts';
import type { Environment } from './environment.ts';

type Settings = Pick<Environment, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'>;

/** The provider by which staff may sign in; null where none is configured, for its button too. */
export const signInProviderOf = (settings: Settings): ProviderSettings | null => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  return issuer === undefined || clientId === undefined || clientSecret === undefined
    ? null
    : { issuer, clientId, clientSecret };
};

/**
 * What the page of signing in offers beside the password: a provider goes by its host's name; passkeys always, so
 * that nobody learns who has one.
 */
export const signInWaysOf = (settings: Settings): readonly SignInWay[] => {
  const provider = signInProviderOf(settings);
  return [
    { kind: 'passkey' },
    ...(provider === null ? [] : [{ kind: 'provider', name: new URL(provider.issuer).hostname } as const]),
  ];
};

/** Where it sends people back to at a site: what is told to it when the client is set up (spec §4, "Sign-in"). */
export const redirectUriAt = ({ origin }: Pick<Site, 'origin'>): string => `${origin}/login`;

/** Where staff sign in: our own sites, and previews in front of this origin that are web nodes by themselves. */
export const signInOriginsOf = (
  { PREVIEW_ORIGINS }: Pick<Environment, 'PREVIEW_ORIGINS'>,
  sites: readonly Pick<Site, 'origin'>[],
): readonly string[] => [...new Set([...sites.map(({ origin }) => origin), ...PREVIEW_ORIGINS])];
