import type { CallOptions, Upstream } from '#adapters/http/call-upstream.ts';
import type { Security } from '#core/ports/security.ts';
import type {
  CodeStepOutcome,
  NewPasskey,
  PasskeyRemoval,
  PasswordStep,
  ProviderStep,
  RefreshOutcome,
  StaffTokens,
} from '#core/readers/sessions/staff.ts';
import { asRefused, asRefusedOrWait, asStepOver, asTooOld, asUnfit } from './refusals.ts';
import { doneWire, firstStepWire, passkeysWire, staffWire, tokensWire } from './security.wire.ts';

/**
 * A separate bulkhead: password attempts must not block signed-in staff, and 429 responses must not open the breaker
 * (R33).
 */
const trying = { deadline: 'primary', policy: 'sign-in', limitsAskers: true } as const;
/** A separate policy: a failing provider must not block password sign-in. */
const byProvider = { ...trying, policy: 'provider' } as const;
const signedIn = { deadline: 'primary', policy: 'staff' } as const;

/** The service rate-limits by client address and gets it only from us. */
const from = (asker: string): Pick<CallOptions<unknown>, 'headers'> =>
  asker === '' ? {} : { headers: { 'x-forwarded-for': asker } };

const signedInBy = (tokens: StaffTokens): Extract<ProviderStep, { readonly kind: 'signed-in' }> => ({
  kind: 'signed-in',
  tokens,
});

export const createSecurity = (http: Upstream): Security => ({
  checkPassword: ({ email, password }, asker) =>
    http
      .send('POST', ['api', 'login'], { email, password }, { ...trying, ...from(asker), schema: firstStepWire })
      .map(({ token, validUntil }): PasswordStep => ({ kind: 'code-wanted', bearer: token, validUntil }))
      .orElse(asRefusedOrWait),
  checkCode: (bearer, code, asker) =>
    http
      .send(
        'POST',
        ['api', 'login', 'otp', 'verify'],
        { code },
        { ...trying, ...from(asker), token: bearer, schema: tokensWire },
      )
      .map((tokens): CodeStepOutcome => signedInBy(tokens))
      .orElse(asStepOver),
  checkProvider: ({ code, redirectUri, codeVerifier, nonce }, asker) =>
    http
      .send(
        'POST',
        ['api', 'login', 'google', 'check'],
        new URLSearchParams({ code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce }),
        { ...byProvider, ...from(asker), schema: tokensWire },
      )
      .map((tokens): ProviderStep => signedInBy(tokens))
      .orElse(asRefusedOrWait),
  checkPasskey: (answer, asker) =>
    http
      .send('POST', ['api', 'login', 'passkey'], answer, { ...trying, ...from(asker), schema: tokensWire })
      .map((tokens): ProviderStep => signedInBy(tokens))
      .orElse(asRefusedOrWait),
  passkeysOf: (accessToken) =>
    http.get(['api', 'me', 'passkeys'], {}, { ...signedIn, token: accessToken, schema: passkeysWire }),
  addPasskey: (accessToken, made) =>
    http
      .send('POST', ['api', 'me', 'passkeys'], made, { ...signedIn, token: accessToken, schema: doneWire })
      .map((): NewPasskey => ({ kind: 'added' }))
      .orElse(asUnfit)
      .orElse(asTooOld),
  removePasskey: (accessToken, id) =>
    http
      .send('DELETE', ['api', 'me', 'passkeys', { id: String(id) }], null, {
        ...signedIn,
        token: accessToken,
        schema: doneWire,
      })
      .map((): PasskeyRemoval => ({ kind: 'removed' }))
      .orElse(asTooOld),
  whose: (accessToken) => http.get(['api', 'me'], {}, { ...signedIn, token: accessToken, schema: staffWire }),
  signOut: (accessToken, everywhere) =>
    http.get(
      ['api', 'logout'],
      { sessions: everywhere ? 'all' : null },
      { ...signedIn, token: accessToken, schema: doneWire },
    ),
  refresh: (refreshToken) =>
    http
      .send('POST', ['api', 'token', 'refresh'], { refreshToken }, { ...signedIn, schema: tokensWire })
      .map((tokens): RefreshOutcome => ({ kind: 'renewed', tokens }))
      .orElse(asRefused),
});
