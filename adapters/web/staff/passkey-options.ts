import type { Site } from '#core/addresses/sites/site.ts';
import type { OwnPasskeys } from '#core/readers/sessions/passkeys.ts';
import { passkeySeconds } from './passkey-step.ts';

const timeout = passkeySeconds * 1000;
/** Makes the passkey count as two factors. */
const userVerification = 'required';
/** EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

const hostOf = ({ origin }: Site): string => new URL(origin).hostname;

export const askOptions = (site: Site, challenge: string): string =>
  JSON.stringify({ challenge, rpId: hostOf(site), timeout, userVerification, allowCredentials: [] });

export const makeOptions = (site: Site, challenge: string, { user, passkeys }: OwnPasskeys): string =>
  JSON.stringify({
    challenge,
    rp: { id: hostOf(site), name: site.name },
    user: { id: user.id, name: user.email, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: passkeys.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
    attestation: 'none',
  });
