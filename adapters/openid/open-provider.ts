import type * as OpenId from 'openid-client';
import type { Time } from '#adapters/time/time.ts';
import { boundedFetch } from './bounded-fetch.ts';

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The next or the previous secret during a rotation. */
  readonly otherClientSecret?: string | undefined;
}

export interface OpenedProvider {
  readonly openId: typeof OpenId;
  readonly configuration: OpenId.Configuration;
  /** The same with the other client secret, if there is one. */
  readonly otherConfiguration: OpenId.Configuration | null;
}

export type OpenProvider = (deadline: AbortSignal) => Promise<OpenedProvider>;

/** Milliseconds. Short: a provider that corrects its document waits no longer. */
const knownFor = 60_000;
const [minBackoff, maxBackoff] = [1_000, 60_000];

/** Throws for a document whose endpoints cannot be used: it is never stored. */
const refuseBadEndpoints = (metadata: OpenId.ServerMetadata, { protocol }: URL): void => {
  const { authorization_endpoint: page, token_endpoint: token, jwks_uri: keys, userinfo_endpoint: info } = metadata;
  for (const endpoint of [page ?? '', token ?? '', keys ?? '', ...(info === undefined ? [] : [info])]) {
    const url = URL.parse(endpoint);
    if (url === null || !['https:', protocol].includes(url.protocol) || url.username !== '' || url.password !== '')
      throw new Error(
        'The sign-in provider’s discovery document names an endpoint that is no https URL without a user',
      );
  }
};

/** Caches the discovery document for a minute. After a failure, the next request is made 1 to 60 seconds later. */
export const createOpenProvider = (
  { issuer, clientId, clientSecret, otherClientSecret }: ProviderSettings,
  time: Pick<Time, 'monotonic'>,
): OpenProvider => {
  const url = new URL(issuer);
  let [failures, retryAt] = [0, 0];
  const discover = async (openId: typeof OpenId, fetchSoon: ReturnType<typeof boundedFetch>) => {
    if (time.monotonic() < retryAt) throw new Error('The sign-in provider failed moments ago');
    try {
      const found = await openId.discovery(url, clientId, clientSecret, undefined, {
        [openId.customFetch]: fetchSoon,
        execute: url.protocol === 'http:' ? [openId.allowInsecureRequests] : [],
      });
      const metadata = found.serverMetadata();
      refuseBadEndpoints(metadata, url);
      failures = 0;
      return { metadata, until: time.monotonic() + knownFor };
    } catch (cause) {
      retryAt = time.monotonic() + Math.min(minBackoff * 2 ** failures, maxBackoff);
      failures += 1;
      throw cause;
    }
  };
  let known: { readonly metadata: OpenId.ServerMetadata; readonly until: number } | null = null;
  return async (deadline) => {
    // Lazy: only sign-ins with a provider load the library.
    const openId = await import('openid-client');
    const fetchSoon = boundedFetch(deadline);
    if (known === null || known.until <= time.monotonic()) known = await discover(openId, fetchSoon);
    const { metadata } = known;
    const configurationWith = (secret: string): OpenId.Configuration => {
      const configuration = new openId.Configuration(metadata, clientId, secret);
      configuration[openId.customFetch] = fetchSoon;
      // Always verify the signature of the ID token.
      openId.enableNonRepudiationChecks(configuration);
      if (url.protocol === 'http:') openId.allowInsecureRequests(configuration);
      return configuration;
    };
    return {
      openId,
      configuration: configurationWith(clientSecret),
      otherConfiguration: otherClientSecret === undefined ? null : configurationWith(otherClientSecret),
    };
  };
};
