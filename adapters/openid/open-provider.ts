import type * as OpenId from 'openid-client';
import type { Time } from '#adapters/time/time.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** A sign-in provider (OpenID Connect), and who we are to it. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The library and what it needs to ask this provider. */
export interface OpenedProvider {
  readonly openId: typeof OpenId;
  readonly configuration: OpenId.Configuration;
}

/** Gives a provider ready to be asked until a deadline; throws where it cannot be learnt about. */
export type OpenProvider = (deadline: AbortSignal) => Promise<OpenedProvider>;

/** Milliseconds for which what a provider says of itself holds. */
const knownFor = 3_600_000;

/** Learns of a provider what it says of itself, once an hour; a failure is not kept. */
export const createOpenProvider = (
  { issuer, clientId, clientSecret }: ProviderSettings,
  time: Pick<Time, 'monotonic'>,
): OpenProvider => {
  const url = new URL(issuer);
  let known: { readonly metadata: OpenId.ServerMetadata; readonly until: number } | null = null;
  return async (deadline) => {
    // Only who signs in by a provider has to wait for it.
    const openId = await import('openid-client');
    const fetchSoon = boundedFetch(deadline);
    // The environment takes plain http on loopback alone.
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
    // Whatever way an answer came, who signed it is looked at.
    openId.enableNonRepudiationChecks(configuration);
    if (insecure) openId.allowInsecureRequests(configuration);
    return { openId, configuration };
  };
};
