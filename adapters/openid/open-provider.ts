import type * as OpenId from 'openid-client';
import type { Time } from '#adapters/time/time.ts';
import { boundedFetch } from './bounded-fetch.ts';

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface OpenedProvider {
  readonly openId: typeof OpenId;
  readonly configuration: OpenId.Configuration;
}

export type OpenProvider = (deadline: AbortSignal) => Promise<OpenedProvider>;

const knownFor = 3_600_000;

/** Caches the discovery document for an hour. Failures are not cached. */
export const createOpenProvider = (
  { issuer, clientId, clientSecret }: ProviderSettings,
  time: Pick<Time, 'monotonic'>,
): OpenProvider => {
  const url = new URL(issuer);
  let known: { readonly metadata: OpenId.ServerMetadata; readonly until: number } | null = null;
  return async (deadline) => {
    // Lazy: only sign-ins with a provider load the library.
    const openId = await import('openid-client');
    const fetchSoon = boundedFetch(deadline);
    const insecure = url.protocol === 'http:';
    if (known === null || known.until <= time.monotonic()) {
      const found = await openId.discovery(url, clientId, clientSecret, undefined, {
        [openId.customFetch]: fetchSoon,
        execute: insecure ? [openId.allowInsecureRequests] : [],
      });
      known = { metadata: found.serverMetadata(), until: time.monotonic() + knownFor };
    }
    const configuration = new openId.Configuration(known.metadata, clientId, clientSecret);
    configuration[openId.customFetch] = fetchSoon;
    // Always verify the signature of the ID token.
    openId.enableNonRepudiationChecks(configuration);
    if (insecure) openId.allowInsecureRequests(configuration);
    return { openId, configuration };
  };
};
