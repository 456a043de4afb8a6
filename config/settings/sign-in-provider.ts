import type { ProviderSettings } from '#adapters/openid/open-provider.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { SignInWay } from '#core/pages/readers/login/login-content.ts';
import type { Environment } from './environment.ts';

type Settings = Pick<Environment, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_CLIENT_SECRET_OTHER'>;

/** Null when none is configured. */
export const signInProviderOf = (settings: Settings): ProviderSettings | null => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  return issuer === undefined || clientId === undefined || clientSecret === undefined
    ? null
    : { issuer, clientId, clientSecret, otherClientSecret: settings.OIDC_CLIENT_SECRET_OTHER };
};

/** Always offers passkeys, to not reveal which accounts have one. */
export const signInWaysOf = (settings: Settings): readonly SignInWay[] => {
  const provider = signInProviderOf(settings);
  return [
    { kind: 'passkey' },
    ...(provider === null ? [] : [{ kind: 'provider', name: new URL(provider.issuer).hostname } as const]),
  ];
};

/** The redirect URI to register at the provider (spec §4, "Sign-in"). */
export const redirectUriAt = ({ origin }: Pick<Site, 'origin'>): string => `${origin}/login`;

export const signInOriginsOf = (
  { PREVIEW_ORIGINS }: Pick<Environment, 'PREVIEW_ORIGINS'>,
  sites: readonly Pick<Site, 'origin'>[],
): readonly string[] => [...new Set([...sites.map(({ origin }) => origin), ...PREVIEW_ORIGINS])];
